-- The address of the picture beside the name of the site; '' for none.
ALTER TABLE site ADD COLUMN logo text NOT NULL DEFAULT '';
