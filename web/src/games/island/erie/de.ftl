## Der Eriekanal

erie-canal = Eriekanal
erie-counter = Kanalplättchen
erie-counters = { $count } Plättchen
erie-stock = noch { $count } Plättchen im Vorrat
erie-fact-counters = { $count } Kanalplättchen
erie-playing = In diesem Zug zwei zu eins:
erie-idle = Verbinde zwei Kanalorte direkt, das bringt ein Plättchen.
erie-play = Plättchen ausspielen
erie-play-ask-card = Welche Karten tauschst du in diesem Zug zwei zu eins?
erie-chosen = { $count } Kanalplättchen, { $chosen } gewählt
erie-tell-earned =
    { $you ->
        [yes] { $who } hast zwei Kanalorte verbunden: ein Plättchen.
       *[no] { $who } verbindet zwei Kanalorte: ein Plättchen.
    }
erie-tell-earned-at =
    { $you ->
        [yes] { $who } hast { $one } und { $other } verbunden: ein Plättchen.
       *[no] { $who } verbindet { $one } und { $other }: ein Plättchen.
    }
erie-tell-played =
    { $you ->
        [yes] { $who } spielst ein Plättchen aus: { $cards } zwei zu eins.
       *[no] { $who } spielt ein Plättchen aus: { $cards } zwei zu eins.
    }
erie-tell-offered-give =
    { $give ->
        [one] Dazu kommt ein Plättchen.
       *[other] Dazu kommen { $give } Plättchen.
    }
erie-tell-offered-want =
    { $you ->
        [yes] { $who } willst dazu { $want ->
            [one] ein Plättchen
           *[other] { $want } Plättchen
        }.
       *[no] { $who } will dazu { $want ->
            [one] ein Plättchen
           *[other] { $want } Plättchen
        }.
    }
erie-tell-offered-both = Plättchen wechseln in beide Richtungen: { $give } gegen { $want }.
erie-tell-traded-give =
    { $you ->
        [yes] { $who } gibst { $whom } { $give ->
            [one] ein Plättchen
           *[other] { $give } Plättchen
        }.
       *[no] { $who } gibt { $whom } { $give ->
            [one] ein Plättchen
           *[other] { $give } Plättchen
        }.
    }
erie-tell-traded-want =
    { $you ->
        [yes] { $who } bekommst { $want ->
            [one] ein Plättchen
           *[other] { $want } Plättchen
        } von { $whom }.
       *[no] { $who } bekommt { $want ->
            [one] ein Plättchen
           *[other] { $want } Plättchen
        } von { $whom }.
    }
erie-tell-traded-both =
    { $you ->
        [yes] { $who } tauschst Plättchen mit { $whom }: { $give } gegen { $want }.
       *[no] { $who } tauscht Plättchen mit { $whom }: { $give } gegen { $want }.
    }
erie-hint-play = Spiele ein Plättchen aus: { $card } zwei zu eins.
erie-stats-earned = Plättchen verdient
erie-stats-played = Plättchen ausgespielt
island-why-ERIE-6 = Du hast kein Plättchen.
island-why-ERIE-10 = Ein Plättchen wird im eigenen Zug nach dem Wurf ausgespielt.
island-why-ERIE-14 = Zwischen den Zügen werden keine Plättchen ausgespielt.
