-- How many rooms somebody has open is asked whenever that person opens another. The plan of a room
-- hardly ever changes, so that a decision costs nothing here.
CREATE INDEX rooms_by_host ON rooms (plan ->> '$.host');
