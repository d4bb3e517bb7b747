// The island's own words, added to those of the page when the game is loaded.

import { register } from "../../lib/i18n.svelte";
import mapsDe from "./country/de.ftl?raw";
import mapsEn from "./country/en.ftl?raw";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";

register({ en, de });
register({ en: mapsEn, de: mapsDe });
