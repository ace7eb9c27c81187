-- What was decided about a person, newest first.
CREATE INDEX moderation_log_person ON moderation_log (person_id, created_at DESC, id DESC);
