// The words that both card games have in common, added to those of the page when the first card is shown.

import { register } from "../../../lib/i18n.svelte";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";

register({ en, de });

export { knows, language, say, t } from "../../../lib/i18n.svelte";
