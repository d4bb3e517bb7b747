// Words that sentences are put together from.

import { t } from "./i18n";
import type { Chart, Spot } from "./sheet";
import { list } from "../shared/words";
import type { Face } from "./types";

export { list, say, who, type People, type Sentence } from "../shared/words";

/** "2 ore and 1 wool"; with something else between them where room is short. */
export function facesInWords(faces: readonly Face[], between?: string): string {
  const kinds = [...new Set(faces)];
  const words = kinds.map(
    (face) => `${faces.filter((one) => one === face).length} ${t(`dice-${face}`)}`,
  );
  return between === undefined ? list(words) : words.join(between);
}

/** What a thing is called: by its points where they are printed, else by its number. */
export function thing(chart: Chart, spot: Spot): string {
  if (spot.piece === "road") return t("dice-road");
  const number = chart.id === "basic" ? spot.points : spot.number;
  return t("dice-thing", { what: t(`dice-${spot.piece}`), number });
}
