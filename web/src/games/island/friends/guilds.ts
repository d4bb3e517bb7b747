// The guilds as I see them: my letters, what a favour takes, and what is missing.

import { favours } from "../../../generated/scenario-cards";
import { whyShort, type Why } from "../../shared/why";
import { whyNot } from "../build";
import { only } from "../cards";
import type { Session } from "../session.svelte";
import type { Decision, FriendsView, Guild } from "../types";
import { t } from "../i18n";

export const GUILDS = Object.keys(favours) as readonly Guild[];

export interface Standing {
  guild: Guild;
  /** All my letters of the guild, and those of them that came in this turn. */
  held: number;
  fresh: number;
  cost: number;
  decision: Decision | undefined;
  /** What keeps me from redeeming, in a word or two. */
  short: string;
  why: Why | null;
}

export const friendsOf = (session: Session): FriendsView | undefined =>
  session.view.scenario?.friends;

export function standing(session: Session, guild: Guild): Standing {
  const friends = friendsOf(session);
  const mine = session.me === null ? undefined : friends?.seats[session.me];
  const held = mine?.letters?.[guild] ?? 0;
  const fresh = mine?.fresh?.[guild] ?? 0;
  const { cost } = favours[guild];
  const decision = only(session.decisions, "redeem").find((one) => one.guild === guild);
  const base = { guild, held, fresh, cost, decision };
  if (decision !== undefined) return { ...base, short: "", why: null };
  const missing = cost - held;
  const count = { count: Math.max(0, missing) };
  // Of several guilds the engine names the nearest; what this one lacks is counted.
  const why: Why =
    missing > 0
      ? { kind: "redeem", rule: "FRIENDS-13", args: count }
      : (whyNot(session.table.closed, "redeem", count) ?? {
          kind: "redeem",
          rule: cost > held - fresh ? "FRIENDS-14" : "FRIENDS-28",
        });
  const short = missing > 0 ? t("friends-missing", count) : whyShort("island", why);
  return { ...base, short, why };
}

export const standings = (session: Session): Standing[] =>
  GUILDS.map((guild) => standing(session, guild));
