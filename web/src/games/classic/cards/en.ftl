classic-kind-building = Building, any site
classic-kind-city-building = City building
classic-kind-magic-building = Magic building
classic-kind-fleet = Trade fleet, unit
classic-kind-knight = Knight, unit
classic-kind-unit = Unit
classic-kind-dragon = Dragon, unit
classic-kind-wizard = Wizard
classic-kind-spell-book = Spell book
classic-kind-spell = Spell action
classic-kind-attack = Action, attack
classic-kind-defence = Action, defence
classic-kind-neutral = Action, neutral
classic-kind-post = Border post
classic-kind-event = Event
classic-kind-centre = Centre row

classic-strip-attack = Attack
classic-strip-defence = Defence
classic-strip-neutral = Action
classic-strip-event = Event
classic-strip-book = a spell
classic-strip-free = Free
classic-strip-spell = Spell

classic-need-land = any land
classic-need-citadel = { $count ->
    [one] a citadel
   *[other] { $count } citadels
}
classic-need-caster = wizard to cast
classic-need-wizards = { $count ->
    [one] a wizard
   *[other] { $count } wizards
}
classic-need-city = a city
classic-named = There is only one of that name
classic-dearer = One more than printed, as three play
classic-success = Succeeds on { $numbers }
classic-quarters = Succeeds, quarter turn by quarter turn, on { $numbers }
classic-by-host = The host has corrected this card: these numbers hold, also where its text has others

classic-host-note = On this server: { $values }.
classic-host-cards = corrected values of { $cards }
classic-host-item = { $name } { $value }

classic-terrain-forest = Forest
classic-terrain-hills = Hills
classic-terrain-pasture = Pasture
classic-terrain-fields = Fields
classic-terrain-mountains = Mountains
classic-terrain-gold-field = Gold River

classic-index = Cards of the older game
classic-index-lead = Green stands at any site, red at cities, violet in the world of the citadels. What hangs down is played and goes. Dashes mark values that are proposed: the printed ones are not known.
classic-index-more = More about the older game

classic-deck-ready = Ready deck { $number }
