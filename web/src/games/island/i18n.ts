// The island's own words, added to those of the page when this folder is loaded.

import { register } from "../../lib/i18n.svelte";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";

register({ en, de });

export { everywhere, t, tIn } from "../../lib/i18n.svelte";
