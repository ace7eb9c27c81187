CREATE OR REPLACE FUNCTION count_follows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  direction integer := TG_ARGV[0];
BEGIN
  IF NOT EXISTS (SELECT FROM changed) THEN RETURN NULL; END IF;
  PERFORM FROM user_counters WHERE user_id IN (
    SELECT author_id FROM changed UNION SELECT follower_id FROM changed
  ) ORDER BY user_id FOR NO KEY UPDATE;
  UPDATE user_counters SET
    followers = followers + direction * change.gained,
    following = following + direction * change.given
  FROM (
    SELECT account, sum(gained)::integer AS gained, sum(given)::integer AS given
    FROM (
      SELECT author_id AS account, 1 AS gained, 0 AS given FROM changed
      UNION ALL SELECT follower_id, 0, 1 FROM changed
    ) AS sides GROUP BY account
  ) AS change
  WHERE user_counters.user_id = change.account;
  RETURN NULL;
END $$;
