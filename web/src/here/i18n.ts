// The words of the games in this browser, added to those of the page when somebody plays here.

import { register } from "../lib/i18n.svelte";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";

register({ en, de });

export { say, t } from "../lib/i18n.svelte";
