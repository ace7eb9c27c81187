CREATE OR REPLACE FUNCTION count_passages() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  direction integer := TG_ARGV[0];
BEGIN
  UPDATE user_counters AS counters SET
    passages = passages + direction * book.number,
    passage_bytes = passage_bytes + direction * book.bytes
  FROM (
    SELECT user_id, count(*) AS number, sum(passage_bytes(g::passages)) AS bytes
    FROM changed g GROUP BY user_id
  ) AS book
  WHERE counters.user_id = book.user_id;
  RETURN NULL;
END $$;
