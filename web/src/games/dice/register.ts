// The dice game's own words, added to those of the page when the game is loaded.

import { register } from "../../lib/i18n.svelte";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";

register({ en, de });
