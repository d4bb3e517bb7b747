// The Helpers: one open card before everybody, the others in the display.

import { helpers as CARDS } from "../../../generated/scenario-cards";
import { register, say } from "../../../lib/i18n.svelte";
import { may, only, picture } from "../cards";
import { t } from "../i18n";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";
import { symbol } from "../options";
import type { About, Part } from "../part";
import type { Session } from "../session.svelte";
import type { Helper } from "../types";
import AtSeat from "./AtSeat.svelte";
import Display from "./Display.svelte";
import Mine from "./Mine.svelte";
import { myHelper, useOf } from "./mine";
import Portraits from "./Portraits.svelte";
import Tools from "./Tools.svelte";
import { ASKS, USES } from "./uses";

register({ en, de });

export { helperMoments, helperTellings, helperWordings } from "./words";

const isHelper = (card: string): card is Helper => card in CARDS;

/** What can be done with a helper's card now: to use the own one, to take one of the display. */
function about(session: Session, helper: Helper): About {
  const { name, title, text } = CARDS[helper];
  const base = { icon: symbol("helper", helper), name, title, text };
  const take = only(session.decisions, "swap_helper").find((one) => one.helper === helper);
  const args = { helper: say(name) };
  if (take !== undefined)
    return {
      ...base,
      sentence: { key: "helpers-about-take", args },
      act: { label: t("helpers-take", args), press: () => session.decide(take) },
    };
  if (myHelper(session)?.helper !== helper)
    return { ...base, sentence: { key: "helpers-about", args } };
  const use = useOf(session, helper);
  const act = use.press && { label: t("helpers-use", args), press: use.press };
  return {
    ...base,
    sentence: { key: act ? "helpers-about-use" : "helpers-about-mine", args },
    ...(act ? { act } : {}),
    why: use.why,
  };
}

export const helpers: Part = {
  id: "helpers",
  plays: (view) => view.scenario?.helpers !== undefined,
  actions: Object.values(USES),
  asks: ASKS,
  much: ({ decisions }) => may(decisions, "swap_helper") || may(decisions, "use_marianne"),
  about: (session, card) => (isHelper(card) ? about(session, card) : null),
  says: (view, seat) => {
    const help = view.scenario?.helpers?.seats[seat];
    if (help == null) return [];
    const face = t("helpers-face", { face: help.face, rests: help.rests ? "yes" : "no" });
    return [`${say(CARDS[help.helper].name)}, ${face}`];
  },
  figures: [
    {
      label: "helpers-stats-used",
      of: (e) => (e.event === "helper_used" ? [e.seat, 1] : undefined),
    },
  ],
  mark: (event) =>
    event.event === "helper_used"
      ? {
          icon: symbol("helper", event.helper),
          seat: event.seat,
          label: CARDS[event.helper].name,
        }
      : undefined,
  flights: (event) => {
    if (event.event === "handed")
      return [
        {
          icon: picture(event.card),
          card: event.card,
          from: null,
          by: event.seat,
          to: event.to,
        },
      ];
    if (event.event === "picked")
      return [
        {
          icon: event.card === null ? "back-resource" : picture(event.card),
          from: null,
          by: event.from,
          to: event.seat,
        },
      ];
    return [];
  },
  Side: Display,
  Row: Portraits,
  Before: Mine,
  AtSeat,
  Tools,
};
