-- Letters of a day and a week are sent at an hour of the member's time zone. A letter tells what happened after `until`
-- of the last one of its period.
CREATE TABLE digest_times (
  user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  period text COLLATE "C" NOT NULL,
  until bigint NOT NULL,
  PRIMARY KEY (user_id, period)
);

-- Until now all members had them at the same time.
INSERT INTO digest_times
SELECT u.id, r.period, CASE WHEN r.last_user IS NULL OR u.id <= r.last_user THEN r.slot ELSE r.since END
FROM users u CROSS JOIN digest_runs r WHERE r.period <> 'now';

-- What happened before is in no letter.
ALTER TABLE digest_runs ADD COLUMN began_at bigint NOT NULL DEFAULT 0;

CREATE INDEX users_digest_hours ON users (coalesce(time_zone, ''), digest_hour);

-- To how many subscribers letters about a post were stored. A post of before has no row.
CREATE TABLE emailed_posts (
  post_id text COLLATE "C" PRIMARY KEY REFERENCES posts ON DELETE CASCADE,
  recipients integer NOT NULL
);
