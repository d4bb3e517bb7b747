// Words in the languages of the page. The shared page's own are in `src/i18n`; a game registers its
// own when it is loaded. Everything that calls `t` follows a change of the language by itself.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "../i18n/en.ftl?raw";
import de from "../i18n/de.ftl?raw";
import type { Language, Words } from "./table";

export const LANGUAGES: readonly Language[] = ["en", "de"];

const bundles: Record<Language, FluentBundle> = {
  en: new FluentBundle("en", { useIsolating: false }),
  de: new FluentBundle("de", { useIsolating: false }),
};

let current = $state<Language>("en");
/** Counts what was registered, so that words shown before are looked up again. */
let registered = $state(0);

export type Arguments = Record<string, FluentVariable>;

/** Adds the words of a game; a key that is there already is replaced. */
export function register(words: Words): void {
  for (const language of LANGUAGES) {
    const resource = new FluentResource(words[language]);
    for (const fault of bundles[language].addResource(resource, { allowOverrides: true })) {
      console.error(language, fault);
    }
  }
  registered += 1;
}

register({ en, de });

export const language = {
  get current(): Language {
    return current;
  },
  set current(to: Language) {
    current = to;
    if (typeof document !== "undefined") document.documentElement.lang = to;
  },
};

/** The language the browser asks for, English where it asks for none of ours. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((ours) => tag.toLowerCase().split("-")[0] === ours);
    if (found !== undefined) return found;
  }
  return "en";
}

/** A sentence in a given language. A missing key shows itself, so that it is found. */
export function tIn(into: Language, key: string, values: Arguments = {}): string {
  const bundle = bundles[into];
  const message = bundle.getMessage(key);
  if (message?.value == null) return key;
  return bundle.formatPattern(message.value, values);
}

/** Whether there are words for this key. */
export function knows(key: string): boolean {
  void registered;
  return bundles[current].hasMessage(key);
}

/** A sentence in the language of the page. */
export function t(key: string, values: Arguments = {}): string {
  void registered;
  return tIn(current, key, values);
}

/** A sentence in every language, for what is kept as `Words`. */
export function everywhere(key: string, values: Arguments = {}): Words {
  return { en: tIn("en", key, values), de: tIn("de", key, values) };
}

/** What a text in every language says in the language of the page. */
export function say(words: Words): string {
  return words[current];
}
