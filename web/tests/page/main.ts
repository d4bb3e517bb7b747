// The page with the stand-in game, for screenshots without a game's own folder.

import { addGame } from "../../src/lib/games";
import stub, { cover } from "../stub";

addGame(stub, cover);
await import("../../src/main");
