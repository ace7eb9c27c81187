-- The log names the person concerned. Entries from before name the accounts that they were about.
ALTER TABLE moderation_log ADD person_id text COLLATE "C";
UPDATE moderation_log SET person_id = subject_id WHERE subject_kind IN ('account', 'comments');
