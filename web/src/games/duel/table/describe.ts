// Places of a realm in words.

import { landWords } from "../../realm/table/describe";
import { cardName } from "../cards/words";
import type { RealmView } from "../types";

/** "Forest 2", or the Gold Cache. */
export const storeWords = (realm: RealmView | undefined, at: string): string =>
  at === "cache" ? cardName("gold-cache") : landWords(realm, at, cardName);
