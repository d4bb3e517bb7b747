-- Only public rooms are listed for everybody. The others need not keep their place in a list up to
-- date with each decision.
DROP INDEX rooms_by_state;

CREATE INDEX rooms_by_state ON rooms (state, updated) WHERE public;
