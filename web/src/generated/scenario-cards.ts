// Made by `cargo xtask types` from the Rust types: change those.
import type { Guild, Helper } from "./island";
import type { Words } from "./table";

/** The guilds: what a favour costs in letters, and what it is. */
export const favours: Record<Guild, { cost: number; name: Words; text: Words }> = {
  trader: {
    cost: 1,
    name: {"en":"Traders","de":"Händler"},
    text: {"en":"Up to two times in this turn, put one resource card into the bank and take one of another kind.","de":"Bis zu zweimal in diesem Zug eine Rohstoffkarte in die Bank legen und dafür eine einer anderen Sorte nehmen."},
  },
  merchant: {
    cost: 1,
    name: {"en":"Merchants","de":"Kaufleute"},
    text: {"en":"Take one resource card of any kind that the bank has.","de":"Eine Rohstoffkarte nach Wahl aus der Bank nehmen."},
  },
  road_builder: {
    cost: 1,
    name: {"en":"Road Builders","de":"Straßenbauer"},
    text: {"en":"Build one road for free. The usual rules for placing it hold.","de":"Eine Straße kostenlos bauen. Für ihren Platz gelten die üblichen Regeln."},
  },
  scholar: {
    cost: 2,
    name: {"en":"Scholars","de":"Gelehrte"},
    text: {"en":"Get the top development card for free. It cannot be played in this turn.","de":"Die oberste Entwicklungskarte kostenlos bekommen. In diesem Zug lässt sie sich noch nicht spielen."},
  },
  master_builder: {
    cost: 2,
    name: {"en":"Master Builders","de":"Baumeister"},
    text: {"en":"Take one of the 12 victory chips. It is worth 1 victory point and lies where all can see it.","de":"Einen der 12 Siegpunktchips nehmen. Er ist 1 Siegpunkt wert und liegt für alle sichtbar aus."},
  },
};

/** The helpers, in the order of their cards. */
export const helpers: Record<Helper, { name: Words; title: Words; text: Words }> = {
  nassir: {
    name: {"en":"Nassir","de":"Nassir"},
    title: {"en":"The Trader","de":"Der Händler"},
    text: {"en":"Name a resource and ask one or two others for it. Each who has it gives you one card and gets one card of your choice in return.","de":"Nenne einen Rohstoff und bitte eine oder zwei andere Personen darum. Wer ihn hat, gibt dir eine Karte und bekommt eine deiner Karten zurück; welche, bestimmst du."},
  },
  william: {
    name: {"en":"William","de":"William"},
    title: {"en":"The Mendicant Friar","de":"Der Bettelmönch"},
    text: {"en":"Build one road and pay any other resource card in place of the lumber or of the brick; two lumber or two brick will do as well.","de":"Baue eine Straße und zahle statt des Holzes oder statt des Lehms eine beliebige andere Rohstoffkarte; auch zweimal Holz oder zweimal Lehm genügt."},
  },
  marianne: {
    name: {"en":"Marianne","de":"Marianne"},
    title: {"en":"The Mayor","de":"Die Bürgermeisterin"},
    text: {"en":"When a roll that is no 7 brings you nothing at all, whoever made it, take one resource card of your choice from the bank.","de":"Bringt dir ein Wurf außer der 7 gar nichts ein, gleich wer gewürfelt hat, nimm dir eine Rohstoffkarte nach Wahl aus der Bank."},
  },
  louis: {
    name: {"en":"Louis","de":"Louis"},
    title: {"en":"The Road Mover","de":"Der Straßenversetzer"},
    text: {"en":"Pick up one of your roads that has an end where nothing else of yours joins, and build it in another place for free.","de":"Nimm eine deiner Straßen auf, an deren einem Ende nichts weiteres von dir anschließt, und baue sie kostenlos an anderer Stelle."},
  },
  sean: {
    name: {"en":"Sean","de":"Sean"},
    title: {"en":"The General","de":"Der Feldherr"},
    text: {"en":"When anybody rolls a 7 and you hold more than 7 resource cards, you discard nothing; with 7 or fewer you take one of your choice from the bank. Sean must act.","de":"Fällt eine 7, gleich bei wem, legst du mit mehr als 7 Rohstoffkarten nichts ab; mit höchstens 7 nimmst du dir eine nach Wahl aus der Bank. Sean muss eingreifen."},
  },
  candamir: {
    name: {"en":"Candamir","de":"Candamir"},
    title: {"en":"The Patron of Inventors","de":"Der Entwicklungshelfer"},
    text: {"en":"Buy a development card and, if you like, pay any other resource in place of one of its three. Look at the top three cards, keep one, and the other two are shuffled back.","de":"Kaufe eine Entwicklungskarte und zahle, wenn du magst, statt eines der drei Rohstoffe einen beliebigen anderen. Sieh dir die obersten drei Karten an und behalte eine; die anderen zwei werden wieder eingemischt."},
  },
  hilde: {
    name: {"en":"Hilde","de":"Hilde"},
    title: {"en":"The Noblewoman","de":"Die Adlige"},
    text: {"en":"Choose somebody with more visible victory points than you, look at that hand and take one resource card of your choice.","de":"Wähle jemanden mit mehr sichtbaren Siegpunkten als du, sieh dir die Hand an und nimm eine Rohstoffkarte nach Wahl."},
  },
  jean: {
    name: {"en":"Jean","de":"Jean"},
    title: {"en":"The Captain","de":"Der Kapitän"},
    text: {"en":"Name a resource. Until the end of your turn the bank trades it 2:1, as often as you like.","de":"Nenne einen Rohstoff. Bis zum Ende deines Zuges tauscht ihn die Bank 2:1, so oft du willst."},
  },
  lin: {
    name: {"en":"Lin","de":"Lin"},
    title: {"en":"The Robber's Bride","de":"Die Räuberbraut"},
    text: {"en":"Before or after your roll, send the robber to the desert and take one card of the resource that the hex it leaves yields. Nobody is robbed. Lin does not act while the robber is on a desert.","de":"Schicke den Räuber vor oder nach deinem Wurf in die Wüste und nimm eine Karte des Rohstoffs, den das verlassene Feld bringt. Niemand wird bestohlen. Steht der Räuber schon auf einer Wüste, hilft Lin nicht."},
  },
  vincent: {
    name: {"en":"Vincent","de":"Vincent"},
    title: {"en":"The Priest","de":"Der Priester"},
    text: {"en":"Give up one of your played knights and build either a settlement for 1 lumber and 1 brick or a city for 2 ore and 1 grain. That knight no longer counts for the largest army.","de":"Gib einen deiner gespielten Ritter ab und baue dafür entweder eine Siedlung für 1 Holz und 1 Lehm oder eine Stadt für 2 Erz und 1 Getreide. Der Ritter zählt nicht mehr für die Größte Rittermacht."},
  },
};
