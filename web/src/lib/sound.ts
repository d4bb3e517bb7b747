// A small wooden sound, made on the spot: no file, no request. Browsers are silent until the first
// press on the page, and so are we.

import { settings } from "./settings.svelte";

let audio: AudioContext | undefined;

/** Lets the page be heard from the first press on; gives how to stop listening for it. */
export function hearFirstPress(): () => void {
  const wake = () => {
    audio ??= new AudioContext();
    void audio.resume();
    stop();
  };
  const stop = () => {
    removeEventListener("pointerdown", wake);
    removeEventListener("keydown", wake);
  };
  addEventListener("pointerdown", wake);
  addEventListener("keydown", wake);
  return stop;
}

/** A knock of this pitch; `after` seconds from now. */
function knock(on: AudioContext, pitch: number, after: number): void {
  const start = on.currentTime + after;
  const tone = on.createOscillator();
  const loudness = on.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, start);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, start + 0.08);
  loudness.gain.setValueAtTime(0.16, start);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.12);
  tone.connect(loudness).connect(on.destination);
  tone.start(start);
  tone.stop(start + 0.13);
}

/** Two knocks: it is your turn. */
export function knockTwice(): void {
  if (!settings.sound || audio === undefined) return;
  knock(audio, 440, 0);
  knock(audio, 660, 0.12);
}
