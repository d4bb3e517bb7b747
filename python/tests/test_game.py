"""One game: decisions, chance, views, journals, refusals."""

import pickle

import numpy as np
import pytest

import eiland

VARIANTS = [
    (game["id"], variant["id"]) for game in eiland.games() for variant in game["variants"]
]


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_every_variant_is_played_by_numbers(game: str, variant: str) -> None:
    table = eiland.Game(game, variant, seed=3)
    chance = np.random.default_rng(3)
    for _ in range(60):
        if table.over:
            break
        seat = table.seat
        assert seat is not None and seat == table.to_act[0]
        ids, listed = table.ids(), table.decisions()
        assert len(ids) == len(listed) > 0
        assert set(np.flatnonzero(table.mask())) == set(ids)
        assert [table.space.id(what, seat) for what in listed] and sorted(
            table.space.id(what, seat) or 0 for what in listed
        ) == list(ids)
        assert table.space.decision(int(ids[0]), seat) in listed
        assert table.observe().shape == (table.observation_size,)
        table.decide(int(chance.choice(ids)))
    again = eiland.Game.from_journal(table.journal())
    assert again.view("arbiter") == table.view("arbiter")
    assert again.scores == table.scores


def test_a_seed_says_everything() -> None:
    one, same, other = (eiland.Game(seed=seed) for seed in (1, 1, 2))
    assert one.view("arbiter") == same.view("arbiter") != other.view("arbiter")
    for table in (one, same):
        table.decide(int(table.ids()[0]))
    assert one.journal() == same.journal()


def test_a_refusal_names_its_rule_and_changes_nothing() -> None:
    table = eiland.Game("island", "beginner-4")
    before = table.journal()
    with pytest.raises(eiland.Refused) as refused:
        table.decide({"do": "end_turn"})
    assert refused.value.rule.startswith("BASE-") and refused.value.why
    assert refused.value.sentence == eiland.rule(refused.value.rule)
    assert pickle.loads(pickle.dumps(refused.value)).rule == refused.value.rule
    for unreadable in ({"do": "fly"}, {}, {"do": "build_road", "at": "here"}):
        with pytest.raises(eiland.Unreadable):
            table.decide(unreadable)
    for wrong in (-1, 10**9):
        with pytest.raises(eiland.EilandError):
            table.decide(wrong)
    with pytest.raises(eiland.EilandError):
        table.decide({"do": "roll"}, seat=7)
    with pytest.raises(TypeError):
        table.decide({"do": object()})
    assert table.journal() == before


def test_a_setup_tells_all_its_faults() -> None:
    setup = eiland.setup("island")
    setup["players"] = 9
    setup["options"]["points_to_win"] = 99
    with pytest.raises(eiland.FaultySetup) as faulty:
        eiland.Game("island", setup=setup)
    assert len(faulty.value.faults) >= 2 and all("rule" in fault for fault in faulty.value.faults)
    with pytest.raises(eiland.Unreadable):
        eiland.Game("island", setup={"players": "many"})
    with pytest.raises(eiland.EilandError, match="chess"):
        eiland.Game("chess")
    with pytest.raises(eiland.EilandError, match="variable-4"):
        eiland.Game("island", "flat")


def test_what_has_no_number_is_written_out() -> None:
    table = eiland.Game("island", "beginner-4", seed=8)
    table.decide({"do": "roll"})
    while table.decisions()[0]["do"] != "end_turn" and "end_turn" not in {
        what["do"] for what in table.decisions()
    }:
        table.decide(int(table.ids()[0]))
    seat = table.seat
    assert seat is not None
    hand = table.view(seat)["seats"][seat]["hand"]
    card, count = max(hand.items(), key=lambda item: item[1])
    wanted = "ore" if card != "ore" else "wool"
    to = [other for other in range(4) if other != seat]
    offer = {"do": "offer", "give": {card: 1}, "want": {wanted: 2}, "to": to[:1]}
    assert table.space.id(offer, seat) is None and count >= 1
    table.decide(offer)
    assert table.to_act == to[:1]
    one_for_one = {"do": "offer", "give": {card: 1}, "want": {wanted: 1}, "to": to}
    number = table.space.id(one_for_one, seat)
    assert number is not None and table.space.decision(number, seat) == one_for_one


def test_views_show_what_an_eye_may_know() -> None:
    table = eiland.Game("island", "beginner-4", seed=2)
    seats = table.view(1)["seats"]
    assert "hand" in seats[1] and "hand" not in seats[0]
    assert all("hand" not in seat for seat in table.view("spectator")["seats"])
    assert all("hand" in seat for seat in table.view("arbiter")["seats"])
    assert len(table.points("spectator")) == 4
    with pytest.raises(eiland.EilandError):
        table.view("god")  # type: ignore[arg-type]


@pytest.mark.parametrize("game", [game["id"] for game in eiland.games()])
def test_imagined_games_look_and_are_observed_alike(game: str) -> None:
    table = eiland.Game(game, seed=5)
    chance = np.random.default_rng(5)
    differing = 0
    for step in range(600):
        if table.over:
            break
        if step % 40 == 0:
            for seat in range(table.seats):
                dream = table.imagine(seat, seed=step)
                assert dream.view(seat) == table.view(seat)
                assert np.array_equal(dream.observe(seat), table.observe(seat))
                differing += dream.view("arbiter") != table.view("arbiter")
        table.decide(int(chance.choice(table.ids())))
    assert differing > 0 or game == "dice", "nothing was hidden"
    with pytest.raises(eiland.EilandError):
        table.imagine(0).journal()


def test_chance_may_come_from_elsewhere() -> None:
    table = eiland.Game("island", "beginner-4", draws=False)
    while table.nature:
        assert table.outcomes() is None or table.outcomes()
        table.draw()
    table.decide({"do": "roll"})
    assert table.nature and table.seat is None
    outcomes = table.outcomes()
    assert outcomes is not None and len(outcomes) == 36
    with pytest.raises(eiland.Refused):
        table.resolve({"is": "rolled", "dice": [7, 1]})
    events = table.resolve({"is": "rolled", "dice": [1, 1]})
    assert {"event": "rolled", "seat": table.seat, "dice": [1, 1]} in events
    table.undo()
    assert table.nature


def test_a_journal_can_be_played_on_from_any_step() -> None:
    table = eiland.Game("island", "beginner-3", seed=4)
    chance = np.random.default_rng(4)
    for _ in range(80):
        table.decide(int(chance.choice(table.ids())))
    middle = eiland.Game.from_journal(table.journal(), steps=40, draws=True)
    assert 40 <= middle.steps < 50 and not middle.over
    middle.decide(int(middle.ids()[0]))
    with pytest.raises(eiland.EilandError):
        eiland.Game.from_journal(table.journal(), steps=10**6)
    spoilt = table.journal().replace('"do":"roll"', '"do":"end_turn"', 1)
    with pytest.raises(eiland.Refused, match="line"):
        eiland.Game.from_journal(spoilt)
    with pytest.raises(eiland.Unreadable):
        eiland.Game.from_journal("not a journal\n")


def test_a_copy_goes_its_own_way() -> None:
    table = eiland.Game("island", "beginner-4", seed=6)
    other = table.copy()
    other.decide({"do": "roll"})
    assert table.steps < other.steps
    table.decide({"do": "roll"})
    assert table.journal() == other.journal()


def test_why_not_tells_rules() -> None:
    table = eiland.Game("island", "beginner-4")
    told = table.why_not()
    assert told["build_city"][0].startswith("BASE-")


def test_bots_decide_through_their_own_eyes() -> None:
    for game in eiland.games():
        assert "keen" in eiland.bots(game["id"])
    table = eiland.Game("island", "beginner-4", seed=3)
    choice = eiland.Bot("keen", seed=1).choose(table)
    assert choice in table.decisions()
    assert choice == eiland.Bot("keen", seed=1).choose(table.imagine(seed=9))
    with pytest.raises(eiland.EilandError, match="keen"):
        eiland.Bot("hal")
    with pytest.raises(eiland.EilandError):
        eiland.Bot("keen", "dice").choose(table)
    with pytest.raises(eiland.EilandError):
        eiland.Bot("keen").choose(table, seat=9)


def test_a_bot_thinks_as_long_as_it_may() -> None:
    table = eiland.Game("island", "versus", seed=3)

    def looks(bot: eiland.Bot) -> int:
        told = bot.advise(table)
        assert told and told["scale"] == "chance"
        return sum(choice["visits"] for choice in told["choices"])

    few, more = (looks(eiland.Bot("master", seed=1, visits=visits)) for visits in (24, 96))
    assert 0 < few <= 24 < more <= 96
    assert 0 < looks(eiland.Bot("master", seed=1, millis=20))
    with pytest.raises(eiland.EilandError, match="not both"):
        eiland.Bot("master", visits=24, millis=20)


def test_a_match_gives_the_same_results_on_any_number_of_threads() -> None:
    order = {"games": 8, "variant": "versus", "seed": 5}
    one = eiland.play_match(["steady", "random"], threads=1, **order)  # type: ignore[arg-type]
    two = eiland.play_match(["steady", "random"], threads=2, **order)  # type: ignore[arg-type]
    assert one == two and one["games"] == 8
    with pytest.raises(eiland.EilandError):
        eiland.play_match(["steady"], 1)


def test_the_line_protocol_is_here_too() -> None:
    desk = eiland.Engine()
    assert "ok" in desk.ask({"do": "games"})
    assert "error" in desk.ask({"do": "dance"})


def test_the_adviser_rates_decisions() -> None:
    table = eiland.Game("dice", "basic-2", seed=1)
    told = eiland.Bot("search", "dice").advise(table)
    assert told and told["choices"][0]["decision"] in table.decisions()


def test_a_game_is_looked_at_afterwards() -> None:
    game = eiland.Game("dice", "plus-2", seed=5)
    bots = [eiland.Bot("steady", "dice", seed=seat) for seat in range(2)]
    while (seat := game.seat) is not None:
        game.decide(bots[seat].choose(game, seat), seat)
    told = eiland.analyse(game.journal(), worlds=1)
    assert told["scale"] == "chance" and len(told["steps"]) == game.steps
    assert any("weighed" in step for step in told["steps"])
    for seat, balance in enumerate(told["account"]["seats"]):
        parts = [balance[part] for part in ("start", "luck", "skill", "others")]
        assert sum(parts) == pytest.approx(balance["end"], abs=1e-4)
        assert balance["end"] == (seat in game.scores["winners"])
    with pytest.raises(eiland.Unreadable):
        eiland.analyse("no journal")
