-- Whether visitors see the pages of authors. Sites from before the setting go on as they were.
ALTER TABLE site ADD COLUMN author_pages text NOT NULL DEFAULT 'members';
