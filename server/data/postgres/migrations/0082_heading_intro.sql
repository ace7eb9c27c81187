-- What the owner of a heading says about it, and the newest public headings of all and of one member.
ALTER TABLE headings ADD COLUMN intro text NOT NULL DEFAULT '';
CREATE INDEX headings_newest ON headings (updated_at DESC, id DESC) WHERE is_public;
CREATE INDEX headings_newest_of ON headings (user_id, updated_at DESC, id DESC) WHERE is_public;
