-- Each decision changes how far a room is, and little else. So a row of `rooms` is narrow now, and
-- many share a page; what seldom changes lies apart.
CREATE TABLE plans (
    room    TEXT PRIMARY KEY REFERENCES rooms (id),
    plan    TEXT NOT NULL,
    seating TEXT NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO plans (room, plan, seating)
SELECT id, plan, json_remove(progress, '$.state', '$.seq', '$.era', '$.turn', '$.to_act',
    '$.points', '$.winners', '$.updated')
FROM rooms;

ALTER TABLE rooms ADD COLUMN pace TEXT NOT NULL DEFAULT '{}';

UPDATE rooms SET pace = json_remove(progress, '$.state', '$.seats', '$.mutes', '$.rematch',
    '$.updated');

-- The first and the last line of a journal lie with the others: the first is number 0, and the last
-- comes after every number that a step could have.
INSERT INTO steps (room, n, line) SELECT id, 0, header FROM rooms WHERE header IS NOT NULL;

INSERT INTO steps (room, n, line) SELECT id, 1 << 40, ending FROM rooms WHERE ending IS NOT NULL;

ALTER TABLE rooms DROP COLUMN plan;
ALTER TABLE rooms DROP COLUMN progress;
ALTER TABLE rooms DROP COLUMN header;
ALTER TABLE rooms DROP COLUMN ending;
