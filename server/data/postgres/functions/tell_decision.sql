-- Tells the author of a comment that someone else has decided that its state is `next`, before that is stored. It is
-- about the comment if that stays.
CREATE OR REPLACE FUNCTION tell_decision(told text, decider text, next text, why text, at bigint) RETURNS void
LANGUAGE sql AS $$
  SELECT tell(author_id, 'held',
      ROW (post_id, CASE WHEN next <> 'removed' THEN id END, author_id, NULL)::notification_subject,
      ROW ('', 'decided:' || id || ':' || at, NULL, NULL, at,
        CASE WHEN next = 'shown' THEN 'approved' WHEN state = 'held' THEN 'rejected' ELSE next END,
        why)::notification_events)
    FROM comments WHERE id = told AND author_id <> decider AND state <> next AND next <> 'held'
$$;
