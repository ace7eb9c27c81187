-- How much is in the book of a member, which has a limit.
ALTER TABLE user_counters ADD COLUMN passages integer NOT NULL DEFAULT 0;
ALTER TABLE user_counters ADD COLUMN passage_bytes integer NOT NULL DEFAULT 0;

-- The bytes of what a member has given.
CREATE FUNCTION passage_bytes(g passages) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT octet_length(g.quote) + octet_length(g.before) + octet_length(g.after) + octet_length(g.note)
    + octet_length(g.source_url) + octet_length(g.source_title) + octet_length(g.source_author)
$$;

UPDATE user_counters AS counters SET passages = book.number, passage_bytes = book.bytes
FROM (
  SELECT user_id, count(*) AS number, sum(passage_bytes(g)) AS bytes FROM passages g GROUP BY user_id
) AS book
WHERE counters.user_id = book.user_id;

CREATE FUNCTION count_passages() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER inserted_passages AFTER INSERT ON passages REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_passages('1');
CREATE TRIGGER deleted_passages AFTER DELETE ON passages REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_passages('-1');

CREATE FUNCTION count_changed_passages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE user_counters AS counters SET passage_bytes = passage_bytes + book.bytes
  FROM (
    SELECT a.user_id, sum(passage_bytes(a::passages) - passage_bytes(b::passages)) AS bytes
    FROM before AS b JOIN after AS a USING (id) GROUP BY a.user_id
  ) AS book
  WHERE counters.user_id = book.user_id AND book.bytes <> 0;
  RETURN NULL;
END $$;
CREATE TRIGGER changed_passages AFTER UPDATE ON passages
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_passages();
