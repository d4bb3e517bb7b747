// The topics of the books: their names, what they are about, and a picture for each.

import { register, t } from "../lib/i18n.svelte";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";

register({ en, de });

const PICTURES: Record<string, string> = {
  material: "dev-plenty",
  "set-up": "compass",
  turn: "die-red-5",
  trade: "harbour-3",
  building: "piece-settlement",
  "longest road": "badge-road",
  "largest army": "badge-army",
  "development cards": "dev-knight",
  robber: "robber",
  end: "dev-point",
  "special building": "ui-build",
  rolling: "die-ore",
  points: "dev-point",
  jokers: "piece-knight-1",
  gold: "res-gold",
  letters: "favour-back",
  networks: "icon-road",
  favours: "guild-scholar",
  helpers: "helper-marianne",
  "helper cards": "helper-nassir",
  charters: "charter-3",
  crossings: "chip-victory",
  canal: "town-canal",
  counters: "canal-counter",
  realm: "piece-city",
  stores: "res-grain",
  events: "ui-dice",
  actions: "ui-cards",
  exchange: "ui-trade",
  hand: "back-development",
  advantages: "badge-army",
  conditions: "ui-lock",
  removal: "ui-close",
  stacks: "back-resource",
  decks: "ui-plus",
  table: "ui-players",
  ships: "piece-ship",
  "moving ships": "compass",
  pirate: "pirate",
  "gold fields": "tile-gold",
  commodities: "com-cloth",
  improvements: "family-science",
  metropolis: "metropolis-trade",
  walls: "piece-wall",
  knights: "knight-2-inactive",
  deeds: "knight-2-active",
  "progress cards": "back-politics",
  merchant: "piece-merchant",
  barbarians: "barbarian-ship",
  "with ships": "piece-ship",
  "enchanted island": "tile-unknown",
  landing: "piece-ship",
  dragons: "dragon",
};

const key = (topic: string) => `topic-${topic.replaceAll(" ", "-")}`;

export const topicName = (topic: string): string => t(key(topic));
export const topicLine = (topic: string): string => t(`${key(topic)}-about`);
export const topicPicture = (topic: string): string => PICTURES[topic] ?? "ui-help";
