-- Whom of the mentioned people, by the keys of their usernames, the comment may tell so. An edit tells nobody again who
-- was told of a mention in the comment before. A new writer tells at most 20 different people a day.
CREATE OR REPLACE FUNCTION mentionable(told text, mentioned text[], at bigint, is_edit boolean) RETURNS text[]
LANGUAGE plpgsql AS $$
DECLARE
  writer text := (SELECT author_id FROM comments WHERE id = told);
  people text[];
  known text[];
BEGIN
  people := ARRAY (
    SELECT users.id FROM users WHERE username_key = ANY(mentioned) AND NOT (
      is_edit AND EXISTS (
        SELECT FROM told_mentions AS before WHERE before.comment_id = told AND before.user_id = users.id
      ) AND NOT EXISTS (
        SELECT FROM notification_events AS event JOIN notifications AS row ON row.id = event.notification_id
        WHERE event.source = 'comment:' || told AND row.user_id = users.id AND row.kind = 'mention'
      )
    ) ORDER BY users.id
  );
  IF people = '{}' OR NOT is_new_writer(writer, at) THEN RETURN people; END IF;
  known := ARRAY (
    SELECT DISTINCT user_id FROM told_mentions
    WHERE actor_id = writer AND (created_at > at - 86400000 OR comment_id = told)
  );
  RETURN ARRAY (
    SELECT person FROM unnest(people) AS person WHERE person = ANY(known)
    UNION ALL (
      SELECT person FROM unnest(people) AS person WHERE person <> ALL(known) AND person <> writer
      ORDER BY person LIMIT greatest(0, 20 - cardinality(known))
    )
  );
END $$;
