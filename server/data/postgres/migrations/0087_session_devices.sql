-- What the member signed in with, in words, such as Firefox on Linux; '' is not known.
ALTER TABLE sessions ADD COLUMN device text NOT NULL DEFAULT '';
