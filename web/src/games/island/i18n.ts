// A stand-in for the page's own `t`: the language is that of <html lang>.
// To merge: export the shared `t` from here and hand it the two files.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createSubscriber } from "svelte/reactivity";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";
import type { Language } from "../../lib/table";

export type Args = Record<string, string | number>;

function bundle(language: Language, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const errors = made.addResource(new FluentResource(text));
  if (errors.length > 0) throw new Error(errors.map(String).join("\n"));
  return made;
}

const bundles: Record<Language, FluentBundle> = { en: bundle("en", en), de: bundle("de", de) };

const follow =
  typeof document === "undefined"
    ? () => {}
    : createSubscriber((update) => {
        const observer = new MutationObserver(update);
        observer.observe(document.documentElement, { attributes: true, attributeFilter: ["lang"] });
        return () => observer.disconnect();
      });

export function language(): Language {
  follow();
  const lang = typeof document === "undefined" ? "en" : document.documentElement.lang;
  return lang.startsWith("de") ? "de" : "en";
}

export function tIn(language: Language, key: string, args?: Args): string {
  const message = bundles[language].getMessage(key);
  if (message?.value == null) return key;
  return bundles[language].formatPattern(message.value, args ?? null);
}

/** A text of the page in the language of the reader. */
export const t = (key: string, args?: Args): string => tIn(language(), key, args);
