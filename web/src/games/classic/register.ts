// The older game's own words, added to those of the page when the game is loaded; those of the cards come
// with the cards.

import { register } from "../../lib/i18n.svelte";
import "../realm/table/i18n";
import "./cards/i18n";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";

register({ en, de });
