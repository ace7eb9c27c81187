-- How many words a version has gained and lost since the one before; null for versions that were stored earlier.
ALTER TABLE revisions ADD added_words integer, ADD removed_words integer;
