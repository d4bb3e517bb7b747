## Best Friends: the guilds and their letters

friends-guilds = Guilds
friends-stock =
    { $count ->
        [one] { $count } letter left in the stock
       *[other] { $count } letters left in the stock
    }
friends-laid =
    { $count ->
        [one] { $count } letter redeemed so far
       *[other] { $count } letters redeemed so far
    }
friends-gist-trader = two bank swaps
friends-gist-merchant = any one card
friends-gist-road_builder = one free road
friends-gist-scholar = development card
friends-gist-chips = a point, { $count } left
friends-held =
    { $count ->
        [0] You hold no letter of { $cost } that are needed.
       *[other] You hold { $count } of { $cost } needed.
    } { $fresh ->
        [0] { "" }
       *[other] { $fresh } came in this turn and cannot be redeemed yet.
    }
friends-fresh = { $count } came in this turn
friends-new = new
friends-missing = { $count } missing
friends-redeem = Redeem { $count }
friends-redeem-label =
    { $count ->
        [one] Redeem { $count } letter: { $name }
       *[other] Redeem { $count } letters: { $name }
    }
friends-redeem-letters =
    { $count ->
        [one] Redeem a letter
       *[other] Redeem { $count } letters
    }
friends-give = Give a card
friends-exchange = Exchange a letter
friends-exchange-short = Exchange
friends-exchange-do = Draw a letter
friends-exchange-text = Draw a letter, then put any of your letters back. In one turn you either redeem or exchange.
friends-swap = Swap ({ $count })
friends-spare = Spare them
friends-spare-title = Rob nobody and draw a letter
friends-gift-take = Take it
friends-gift-refuse = No, thanks
friends-fact-letters =
    { $count ->
        [one] { $count } letter
       *[other] { $count } letters
    }
friends-linked = First link

## What is asked

friends-ask-gift = { $name } wants to give you { $card }. Do you take it?
friends-ask-gift-out-me = Does { $to } take your gift?
friends-ask-gift-out-other = { $name } offers { $to } { $card } as a gift.
friends-ask-ordering-me = You have reached several: who draws a letter next?
friends-ask-ordering-other = { $name } says who draws a letter next.
friends-ask-drawing-me = You draw a letter.
friends-ask-drawing-other = { $name } draws a letter.
friends-ask-putting-back-me = Which letter do you put back?
friends-ask-putting-back-other = { $name } puts a letter back.
friends-ask-swaps =
    { $count ->
        [one] The traders swap one more card for you.
       *[other] The traders swap { $words } cards for you.
    }
friends-give-ask-card = Which card do you give away?
friends-give-ask-to = Who gets your { $card }?
friends-swap-ask-give = Which card do you give the bank?
friends-swap-ask-take = What do you take for your { $give }?
friends-put-back-ask-guild = Which letter do you put back?
friends-draws-next-ask-seat = Who draws a letter next?
friends-about =
    { $count ->
        [one] { $guild }: one letter for the favour.
       *[other] { $guild }: { $count } letters for the favour.
    }
friends-about-redeem =
    { $count ->
        [one] { $guild }: redeem a letter?
       *[other] { $guild }: redeem { $count } letters?
    }
friends-about-exchange = Exchange a letter?

## The log

friends-tell-linked = { $who } reached { $whom } for the first time.
friends-tell-harmless = The robber harms nobody there: a letter.
friends-tell-spared = { $who } took nothing from { $whom }: a letter.
friends-tell-letter = { $who } drew a letter.
friends-tell-letter-known = { $who } drew a letter: { $guild }.
friends-tell-put-back = { $who } put a letter back.
friends-tell-put-back-known = { $who } put a letter back: { $guild }.
friends-tell-gift = { $who } offered { $whom } { $cards } as a gift.
friends-tell-gift-taken = { $who } took { $cards } from { $whom } as a gift.
friends-tell-gift-refused = { $who } did not want the gift.
friends-tell-redeemed =
    { $count ->
        [one] { $who } redeemed a letter: { $guild }.
       *[other] { $who } redeemed { $count } letters: { $guild }.
    }
friends-tell-swapped = { $who } swapped { $give } for { $get } with the traders.

## Advice

friends-hint-spare = Rob nobody, for a letter.
friends-hint-give = Give { $name } { $card }.
friends-hint-redeem = Redeem letters: { $guild }.
friends-hint-swap = Swap { $give } for { $take } with the traders.
friends-hint-exchange = Exchange a letter.
friends-hint-put-back = Put a letter back: { $guild }.
friends-hint-draws-next = Let { $name } draw next.

## Figures

friends-stats-letters = Letters drawn
friends-stats-given = Cards given away
friends-stats-favours = Favours redeemed

## Why not

island-why-FRIENDS-5 =
    { $kind ->
        [give] Nobody with as few points as you can be given a card now, or you have given one in this turn.
       *[other] That is not possible now.
    }
island-why-FRIENDS-12 = You have redeemed or exchanged in this turn.
island-why-FRIENDS-13 =
    { $count ->
        [0] You have too few letters of one guild.
        [one] You lack one letter of this guild.
       *[other] You lack { $count } letters of this guild.
    }
island-why-FRIENDS-14 = These letters came in this turn: they can be redeemed in your next.
island-why-FRIENDS-16 = You have no letter to exchange.
island-why-FRIENDS-18 = Letters and gifts belong to your own turn.
island-why-FRIENDS-27 = No letter is left to draw.
island-why-FRIENDS-28 = This favour would have no effect now.
island-why-FRIENDS-29 = The traders owe you no swap.
island-why-FRIENDS-32 = Nobody is left whom you could give a card in this turn.
island-short-FRIENDS-12 = once a turn
island-short-FRIENDS-14 = next turn
island-short-FRIENDS-18 = not your turn
island-short-FRIENDS-28 = no effect
