-- Why a moderator unpublished the post; null if its author may publish it.
ALTER TABLE posts ADD withheld_reason text;
