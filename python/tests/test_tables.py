"""Many games at once."""

import threading

import numpy as np
import pytest

import eiland
from eiland.vector import kinds, pick, unpack


def tables(**order: object) -> eiland.Tables:
    return eiland.Tables("island", "variable-4", seed=7, **order)  # type: ignore[arg-type]


def test_a_table_is_the_game_of_its_number() -> None:
    many = tables(tables=3)
    alone = [eiland.Game("island", "variable-4", seed=7, number=number) for number in range(3)]
    for _ in range(200):
        legal = unpack(many.masks(), many.size)
        assert np.array_equal(legal, many.mask_bools())
        assert np.array_equal(legal, [game.mask() for game in alone])
        assert list(many.asked()) == [game.seat for game in alone]
        assert np.array_equal(many.observe(), [game.observe() for game in alone])
        picked = many.sample()
        assert legal[np.arange(3), picked].all()
        many.step(picked)
        for game, number in zip(alone, picked, strict=True):
            game.decide(number)


def test_what_is_not_legal_moves_nothing() -> None:
    many = tables(tables=2)
    before = many.masks()
    for wrong in (-1, many.size, 0):
        with pytest.raises(eiland.EilandError, match="table 1"):
            many.step(np.array([many.sample()[0], wrong]))
    with pytest.raises(eiland.EilandError):
        many.step(many.sample()[:1])
    assert np.array_equal(many.masks(), before)


def test_games_end_and_others_begin() -> None:
    many = eiland.Tables("dice", "basic-2", tables=4, seed=1)
    ended = many.step_random(800)
    assert ended > 4 and many.points().shape == (4, 2) and many.winners().all()
    short = tables(tables=4, longest=10)
    for _ in range(10):
        short.step(short.sample())
    assert list(short.ended()) == [2] * 4


def test_numpy_picks_every_legal_decision() -> None:
    many = tables(tables=600)
    random = np.random.default_rng(1)
    picked = pick(many.mask_bools(), random)
    assert many.mask_bools()[np.arange(600), picked].all()
    assert len(set(picked)) > 40, "54 corners are open at the start"
    many.step(picked)


def test_kinds_say_what_a_number_is() -> None:
    space = eiland.Space("island", "variable-4")
    names, kind_of = kinds(space)
    assert len(kind_of) == len(space) == space.size
    for number in (0, 5, 100, space.size - 1):
        assert space.decision(number)["do"] == names[kind_of[number]]


def test_python_runs_on_while_tables_move() -> None:
    many = tables(tables=256)
    done = threading.Event()

    def play() -> None:
        many.step_random(300)
        done.set()

    thread = threading.Thread(target=play)
    thread.start()
    counted = 0
    while not done.is_set():
        counted += 1
    thread.join()
    assert counted > 10


def test_threads_make_no_difference() -> None:
    one, two = tables(tables=64), tables(tables=64, threads=2)
    assert one.step_random(300) == two.step_random(300)
    assert np.array_equal(one.masks(), two.masks())
    one.reset(3)
    two.reset(3)
    assert np.array_equal(one.observe(), two.observe())
