## The Helpers

helpers-display = Helpers to take
helpers-gist-nassir = asks two for a card
helpers-gist-william = a cheaper road
helpers-gist-marianne = a card after a dry roll
helpers-gist-louis = moves an end road
helpers-gist-sean = shields from a seven
helpers-gist-candamir = picks from three cards
helpers-gist-hilde = takes from the leader
helpers-gist-jean = trades 2:1
helpers-gist-lin = sends the robber home
helpers-gist-vincent = a knight for a house
helpers-face =
    { $rests ->
        [yes] { $face ->
            [a] side A, rests
           *[b] side B, rests
        }
       *[no] { $face ->
            [a] side A
           *[b] side B
        }
    }
helpers-use = Use { $helper }
helpers-use-short = Use
helpers-yours = Your helper { $helper }
helpers-take = Take { $helper }
helpers-turn = Keep { $helper }
helpers-decline = Not now

## What is asked

helpers-about = { $helper }, one of the helpers.
helpers-about-mine = { $helper } is with you.
helpers-about-use = Let { $helper } help you?
helpers-about-take = Take { $helper } now?
helpers-ask-repay-me = What does { $to } get back?
helpers-ask-repay-other = { $name } gives { $to } a card back.
helpers-ask-brings-me = { $helper } brings you one card: choose.
helpers-ask-brings-other = { $helper } helps { $name }.
helpers-ask-showing-me = You look at development cards.
helpers-ask-showing-other = { $name } looks at development cards.
helpers-ask-keep-me = Which card do you keep?
helpers-ask-keep-other = { $name } chooses a development card.
helpers-ask-pick-me = Which card do you take from { $from }?
helpers-ask-pick-other = { $name } looks at the hand of { $from }.
helpers-ask-used-me =
    { $turn ->
        [yes] Keep { $helper } for a second use, or take another helper.
       *[no] { $helper } leaves: take another helper.
    }
helpers-ask-used-other = { $name } keeps { $helper } or takes another helper.
helpers-nassir-ask-card = Which card does Nassir ask for?
helpers-nassir-ask-of = Whom does Nassir ask for { $card }? One or two.
helpers-william-ask-instead = Which card do you save for your road?
helpers-william-ask-pay = What do you pay for the { $instead }?
helpers-louis-ask-from = Which of your roads does Louis take up?
helpers-louis-ask-to = Where does Louis lay the road?
helpers-candamir-ask-instead = Which card do you save, if any?
helpers-candamir-ask-pay = What do you pay for the { $instead }?
helpers-hilde-ask-seat = Whose hand does Hilde look at?
helpers-jean-ask-card = Which cards does Jean trade two for one?
helpers-lin-ask-to = Lin sends the robber to the desert.
helpers-vincent-ask-piece = What does Vincent build for a knight?
helpers-vincent-ask-at = Where does Vincent build?
helpers-repay-ask-card = What do you give back?
helpers-marianne-ask-card = Which card do you take?
helpers-keep-ask-card = Which card do you keep?
helpers-pick-ask-card = Which card do you take?

## The log

helpers-tell-came = { $who } got { $helper } as a helper.
helpers-tell-used =
    { $face ->
        [a] { $who } called on { $helper }.
       *[b] { $who } called on { $helper } a second time.
    }
helpers-tell-turned =
    { $you ->
        [yes] { $who } keep { $helper }.
       *[no] { $who } keeps { $helper }.
    }
helpers-tell-swapped = { $who } sent { $helper } back and chose { $taken }.
helpers-tell-asked = { $who } asked { $whom } for { $cards }.
helpers-tell-none = { $who } had no { $cards }.
helpers-tell-handed = { $who } gave { $whom } { $cards }.
helpers-tell-replaced = { $who } paid { $pay } in place of { $instead }.
helpers-tell-road = { $who } moved a road.
helpers-tell-road-at = { $who } moved a road, now { $where }.
helpers-tell-shown = { $who } saw { $card }.
helpers-tell-picked = { $who } looked at the hand of { $whom } and took { $cards }.
helpers-tell-rate =
    { $you ->
        [yes] { $who } trade { $cards } two for one in this turn.
       *[no] { $who } trades { $cards } two for one in this turn.
    }
helpers-tell-knight = { $who } gave up a knight.

## Advice

helpers-hint-nassir = Use Nassir: ask { $names } for { $card }.
helpers-hint-repay = Give { $card } back.
helpers-hint-william = Use William: pay { $pay } in place of { $instead }.
helpers-hint-marianne = Take { $card }.
helpers-hint-louis = Use Louis: move this road.
helpers-hint-candamir = Use Candamir: buy a card, chosen from three.
helpers-hint-candamir-swap = Use Candamir: buy a card with { $pay } in place of { $instead }.
helpers-hint-keep = Keep { $card }.
helpers-hint-hilde = Use Hilde: look at the hand of { $name }.
helpers-hint-pick = Take { $card }.
helpers-hint-jean = Use Jean: trade { $card } two for one.
helpers-hint-lin = Use Lin: send the robber to the desert.
helpers-hint-vincent =
    { $piece ->
        [city] Use Vincent: build a city here.
       *[settlement] Use Vincent: build a settlement here.
    }
helpers-hint-turn = Keep your helper for a second use.
helpers-hint-swap = Take { $helper }.

## Figures

helpers-stats-used = Helpers used

## Why not

island-why-HELPERS-7 = Your helper rests: it came or helped in this turn.
island-why-HELPERS-9 = Helpers do not act between the turns.
island-why-HELPERS-18 = Your helper acts after the roll.
