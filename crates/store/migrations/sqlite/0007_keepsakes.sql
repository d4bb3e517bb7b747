-- What people keep of a game from one time to the next, such as a deck of cards they have built. They
-- name it themselves; what is in it is the game's affair. Whoever is forgotten takes it along.
CREATE TABLE keepsakes (
    person  INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game    TEXT NOT NULL,
    id      TEXT NOT NULL,
    name    TEXT NOT NULL,
    data    TEXT NOT NULL,
    changed INTEGER NOT NULL,
    PRIMARY KEY (person, game, id)
) STRICT, WITHOUT ROWID;
