## Ships

island-gold = gold field
island-pirate = pirate
island-ship = Ship
island-free = free
island-where-sea = out at sea
island-spot-ship = place for a ship: { $where }
island-spot-own-ship = your ship: { $where }
island-spot-path = place for a road or a ship: { $where }
island-spot-pirate = { $where }; the pirate can move here
sea-ship = Ship
sea-move = Move ship
sea-move-brief = Sail
sea-piece-ship =
    { $you ->
        [yes] your ship: { $where }
       *[no] ship of { $name }: { $where }
    }
sea-piece-pirate = the pirate; { $where }
sea-islands = Islands worth points
sea-island-open =
    { $you ->
        [yes] an island that brings you { $points } points for your first settlement: { $lands }
       *[no] an island that brings { $points } points for a first settlement: { $lands }
    }

## What is asked

sea-build-ask-at =
    { $count ->
        [one] Lay your ship: one path is free.
       *[other] Lay your ship: { $words } paths are free.
    }
sea-move-ask-from = Which ship sails? Those at the end of an open line can.
sea-move-ask-to = Where does it sail to?
sea-lay-ask-piece = A road or a ship here?
sea-villain-ask-to = Where does the { $who } go?
sea-ask-found-path-me = Lay a road or a ship at your new building.
sea-ask-found-path-other = { $name } lays a road or a ship.
sea-ask-free-me =
    { $passing ->
        [yes] Lay a second road or ship for free, or leave it at one.
       *[no]
        { $left ->
            [one] Lay a road or a ship for free.
           *[other] Lay the first of two roads or ships for free.
        }
    }
sea-ask-free-other = { $name } lays roads or ships for free.
sea-ask-villain-me = Do you move the robber or the pirate?
sea-ask-villain-other = { $name } moves the robber or the pirate.
sea-ask-victim-me = Whom do you rob?
sea-ask-victim-other = { $name } chooses whom to rob.
sea-ask-gold-me =
    { $left ->
        [one] Gold: take a card of your choice.
       *[other] Gold: take { $words } cards of your choice, one after the other.
    }
sea-ask-gold-other = { $name } takes cards for a gold field.
sea-ask-pirate-me = Where does the pirate go?
sea-ask-pirate-other = { $name } moves the pirate.
knights-deed-chase-pirate = Chase the pirate
sea-robber = Robber
sea-pirate = Pirate

## What happened

sea-tell-built = { $who } built a ship, { $where }.
sea-tell-moved = { $who } moved a ship { $where }.
sea-tell-pirate = { $who } moved the pirate.
sea-tell-chased = { $who } chased the pirate.
sea-tell-removed-own = { $who } took up an own ship.
sea-tell-removed = { $who } took up a ship of { $whom }.
sea-tell-island = { $who } reached a new island: { $points } points.

## Advice

sea-hint-build = Build a ship here.
sea-hint-move = Move this ship.
sea-hint-chase = Chase the pirate with this knight.
sea-hint-pirate = Move the pirate here.

## Seats and figures

sea-fact-ships =
    { $count ->
        [one] { $count } ship left
       *[other] { $count } ships left
    }
sea-fact-islands =
    { $count ->
        [one] { $points } points for { $count } new island
       *[other] { $points } points for { $count } new islands
    }
sea-stats-islands = Islands
sea-stats-built = Ships built
sea-stats-moved = Ships moved
sea-mark-island = New island
sea-mark-ship = Ship moved
sea-mark-pirate = Pirate
sea-key-move = Move a ship

## The plate of a board

sea-map-islands = islands
sea-map-harbours = harbours
sea-map-points = points to win
sea-sign-ship = ship: on paths at sea and along coasts; the last of an open line can sail elsewhere
sea-sign-path = sea path: a ship can lie here
sea-sign-gold = gold field: cards of your choice
sea-sign-pirate = pirate: beside it no ship is built and none sails
sea-sign-island = your first settlement on this island brings points

## Why not

island-why-SEA-1 = All your ships are on the board.
island-why-SEA-2 = There is no free sea path for your ship.
island-why-SEA-3 = There is no free sea path for your ship.
island-why-SEA-4 = A ship starts at your coast or goes on from your ships, and no such path is free.
island-why-SEA-6 = Your shipping lines are shut in by other players’ buildings.
island-why-SEA-9 =
    { $kind ->
        [move_ship] No ship of yours lies at the end of an open line, or one has sailed already.
       *[other] This cannot be done now.
    }
island-why-SEA-10 = All your shipping lines are closed: their ships stay.
island-why-SEA-13 = The free pieces come first.
island-why-SEA-14 = The pirate keeps your ships from it.
island-why-SEA-17 = Another ship of yours would lose its hold.
island-why-SEA-21 = Between the turns ships are built and do not sail.
island-why-SEA-25 = There is a pirate.
island-short-SEA-1 = none left
island-short-SEA-2 = no free path
island-short-SEA-3 = no free path
island-short-SEA-4 = no free path
island-short-SEA-6 = no free path
island-short-SEA-9 = no ship can
island-short-SEA-10 = lines closed
island-short-SEA-14 = the pirate
island-short-SEA-17 = no ship can
island-short-SEA-21 = not now
