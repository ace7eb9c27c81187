-- Where a post was published first, on another site; '' if here.
ALTER TABLE posts ADD COLUMN canonical_url text NOT NULL DEFAULT '';
