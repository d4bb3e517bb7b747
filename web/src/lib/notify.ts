// A word from the system when it is somebody's turn and the page is not looked at. Nobody is asked
// for leave before they have pressed the switch for it.

import { settings } from "./settings.svelte";

export const canNotify = (): boolean => "Notification" in globalThis;

/** Asks for leave, where it is not given or denied already; says whether it is given. */
export async function leaveToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Tells it once: what has the same tag takes the place of what was told before. */
export function notify(title: string, body: string, tag: string): void {
  if (!settings.notify || !canNotify() || Notification.permission !== "granted") return;
  try {
    const told = new Notification(title, { body, tag });
    told.onclick = () => {
      window.focus();
      told.close();
    };
  } catch {
    // Some phones have notifications for installed pages only; the title and the sound remain.
  }
}
