-- What administrators have done about a message of the contact form.
ALTER TABLE contact_messages
  ADD COLUMN is_done boolean NOT NULL DEFAULT false,
  ADD COLUMN is_spam boolean NOT NULL DEFAULT false;

CREATE INDEX contact_messages_time ON contact_messages (created_at DESC, id DESC);
CREATE INDEX contact_messages_open ON contact_messages (created_at DESC, id DESC)
  WHERE NOT is_done AND NOT is_spam;
