// The words of the games in this browser, added to those of the page when somebody plays here.

import { register, say, t } from "../lib/i18n.svelte";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";

register({ en, de });

export { say, t };

/** What somebody is called who has not said a name. */
export const nameless = (seat: number): string => t("who-nameless", { seat: seat + 1 });
