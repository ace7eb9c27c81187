-- When a choice was made: a link that takes an earlier change back is void after it.
ALTER TABLE notification_choices ADD changed_at bigint NOT NULL DEFAULT 0;
