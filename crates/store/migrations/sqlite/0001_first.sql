-- People. A guest has a name and tokens; an account has a login and a password besides.
CREATE TABLE people (
    id       INTEGER PRIMARY KEY,
    name     TEXT NOT NULL,
    login    TEXT UNIQUE,
    password TEXT
) STRICT;

-- What a browser's cookie opens. Only hashes: whoever reads this table can open nothing.
CREATE TABLE tokens (
    hash   BLOB PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES people (id)
) STRICT, WITHOUT ROWID;

-- Rooms: what is fixed (plan) and what changes (progress) as JSON; what is searched for, in columns.
CREATE TABLE rooms (
    id       TEXT PRIMARY KEY,
    state    TEXT NOT NULL,
    public   INTEGER NOT NULL,
    updated  INTEGER NOT NULL,
    plan     TEXT NOT NULL,
    progress TEXT NOT NULL,
    header   TEXT,
    ending   TEXT
) STRICT, WITHOUT ROWID;

CREATE INDEX rooms_by_state ON rooms (state, public, updated);

-- The seed that nobody may know before the end: apart from everything that is ever shown.
CREATE TABLE secrets (
    room   TEXT PRIMARY KEY REFERENCES rooms (id),
    secret TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE players (
    person INTEGER NOT NULL REFERENCES people (id),
    room   TEXT NOT NULL REFERENCES rooms (id),
    PRIMARY KEY (person, room)
) STRICT, WITHOUT ROWID;

CREATE INDEX players_by_room ON players (room);

-- The lines of the journals, numbered from 1 without gaps.
CREATE TABLE steps (
    room TEXT NOT NULL REFERENCES rooms (id),
    n    INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (room, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    id   INTEGER PRIMARY KEY,
    room TEXT NOT NULL REFERENCES rooms (id),
    line TEXT NOT NULL
) STRICT;

CREATE INDEX chat_by_room ON chat (room, id);
