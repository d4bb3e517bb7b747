// What a person has set on this device. Kept in the browser; nothing of it goes to the server.

import * as v from "valibot";
import { language, preferredLanguage } from "./i18n.svelte";

const KEY = "eiland.settings";

const Settings = v.object({
  language: v.optional(v.picklist(["en", "de"])),
  theme: v.optional(v.picklist(["light", "dark", "system"]), "system"),
  speed: v.optional(v.picklist(["slow", "normal", "fast", "instant"]), "normal"),
  sound: v.optional(v.boolean(), true),
  notify: v.optional(v.boolean(), false),
  chatMuted: v.optional(v.boolean(), false),
  /** Whether single keys press what is on the screen. */
  keys: v.optional(v.boolean(), true),
});

export type Settings = v.InferOutput<typeof Settings>;
export type Theme = Settings["theme"];
export type Speed = Settings["speed"];

const read = (): Settings => {
  try {
    const found = v.safeParse(Settings, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
    if (found.success) return found.output;
  } catch {
    // Somebody else's text, or no storage at all: the defaults serve.
  }
  return v.parse(Settings, {});
};

export const settings: Settings = $state(read());

/** Shows the settings on the page and keeps them; runs inside the page's root. */
export function applySettings(): void {
  language.current = settings.language ?? preferredLanguage(navigator.languages);
  $effect(() => {
    language.current = settings.language ?? preferredLanguage(navigator.languages);
    const root = document.documentElement;
    if (settings.theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = settings.theme;
    root.dataset["speed"] = settings.speed;
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
}

/** Whether it is dark now, whoever decided that. */
export function isDark(): boolean {
  if (settings.theme !== "system") return settings.theme === "dark";
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

/** The least time between two steps of others, so that they can be followed. */
export const PAUSE: Record<Speed, number> = { slow: 1400, normal: 450, fast: 120, instant: 0 };
