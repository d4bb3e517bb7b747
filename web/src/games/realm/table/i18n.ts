// The words that the tables of both card games have in common.

import { register } from "../../../lib/i18n.svelte";
import "../cards/i18n";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";

register({ en, de });
