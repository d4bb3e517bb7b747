// The maps that have a drawing of their own; loaded where they are played or pictured.

import { addSheet } from "../sheet";
import { corsica } from "./corsica";
import { newYork } from "./new-york";

addSheet("corsica", corsica);
addSheet("new-york", newYork);
