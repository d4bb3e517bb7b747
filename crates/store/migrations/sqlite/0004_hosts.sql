-- Who has opened a room, apart from its plan: for lists, and to count how many somebody has open.
ALTER TABLE rooms ADD COLUMN host INTEGER REFERENCES people (id);

UPDATE rooms SET host = plan ->> '$.host';

CREATE INDEX rooms_by_host ON rooms (host);

-- An attempt goes with its room, whoever that belongs to.
CREATE INDEX attempts_by_room ON attempts (room);
