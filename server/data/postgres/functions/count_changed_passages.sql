CREATE OR REPLACE FUNCTION count_changed_passages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE user_counters AS counters SET passage_bytes = passage_bytes + book.bytes
  FROM (
    SELECT a.user_id, sum(passage_bytes(a::passages) - passage_bytes(b::passages)) AS bytes
    FROM before AS b JOIN after AS a USING (id) GROUP BY a.user_id
  ) AS book
  WHERE counters.user_id = book.user_id AND book.bytes <> 0;
  RETURN NULL;
END $$;
