// Two small wooden sounds, made on the spot: no files, no requests. Off unless somebody wants them.

import { settings } from "./settings.svelte";

let audio: AudioContext | undefined;

/** A knock of this pitch; `after` seconds from now. */
function knock(pitch: number, after = 0): void {
  audio ??= new AudioContext();
  const start = audio.currentTime + after;
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, start);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, start + 0.08);
  loudness.gain.setValueAtTime(0.16, start);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.12);
  tone.connect(loudness).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.13);
}

export const sound = {
  step: () => settings.sound && knock(320),
  turn: () => {
    if (!settings.sound) return;
    knock(440);
    knock(660, 0.12);
  },
};
