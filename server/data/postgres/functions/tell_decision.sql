-- Tells the author of a comment that was held that someone has decided about it. It is about the comment if that stays.
CREATE OR REPLACE FUNCTION tell_decision(told text, decider text, stays boolean, at bigint) RETURNS void
LANGUAGE sql AS $$
  SELECT tell(author_id, 'held',
      ROW (post_id, CASE WHEN stays THEN id END, author_id)::notification_subject,
      ROW ('', 'decided:' || id, NULL, NULL, at)::notification_events)
    FROM comments WHERE id = told AND state = 'held' AND author_id <> decider
$$;
