// The words of the older game's cards, added to those of the page when the first of them is shown.

import { register } from "../../../lib/i18n.svelte";
import "../../realm/cards/i18n";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";

register({ en, de });

export { knows, language, say, t } from "../../../lib/i18n.svelte";
