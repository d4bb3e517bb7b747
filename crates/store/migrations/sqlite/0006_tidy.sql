-- When a token was last used, in milliseconds since 1970, give or take a day. One that was never used
-- counts from the first time that somebody looks for old ones.
ALTER TABLE tokens ADD COLUMN used INTEGER;

CREATE INDEX tokens_by_use ON tokens (used);

-- For whoever is forgotten, and for all the tokens of one person.
CREATE INDEX tokens_by_person ON tokens (person);

CREATE INDEX attempts_by_person ON attempts (person);
