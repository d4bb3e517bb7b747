-- The seed of a game that is played by many on one day, each alone, with the same luck.
CREATE TABLE days (
    day     TEXT NOT NULL,
    game    TEXT NOT NULL,
    variant TEXT NOT NULL,
    secret  TEXT NOT NULL,
    PRIMARY KEY (day, game, variant)
) STRICT, WITHOUT ROWID;

-- Who has begun it: everybody has one attempt.
CREATE TABLE attempts (
    day     TEXT NOT NULL,
    game    TEXT NOT NULL,
    variant TEXT NOT NULL,
    person  INTEGER NOT NULL REFERENCES people (id),
    room    TEXT NOT NULL REFERENCES rooms (id),
    PRIMARY KEY (day, game, variant, person)
) STRICT, WITHOUT ROWID;
