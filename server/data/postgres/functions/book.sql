CREATE OR REPLACE FUNCTION passage_bytes(g passages) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT octet_length(g.quote) + octet_length(g.before) + octet_length(g.after) + octet_length(g.note)
    + octet_length(g.source_url) + octet_length(g.source_title) + octet_length(g.source_author)
$$;

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
