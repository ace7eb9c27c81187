-- Whom a comment tells now, one row a person: `mentioned` are the people in its text.
CREATE OR REPLACE FUNCTION comment_recipients(told text, mentioned text[])
RETURNS TABLE (recipient text, told_kind text, about text) LANGUAGE sql AS $$
  SELECT DISTINCT ON (candidate.user_id) candidate.user_id, candidate.kind, candidate.about
  FROM comments AS comment
  JOIN posts AS post ON post.id = comment.post_id
  LEFT JOIN comments AS parent ON parent.id = comment.parent_id
  CROSS JOIN LATERAL (
    SELECT person, 'mention', NULL::text, 1 FROM unnest(mentioned) AS person
      WHERE comment.state = 'shown'
    UNION ALL SELECT parent.author_id, 'reply', parent.id, 2 WHERE comment.state = 'shown'
    UNION ALL SELECT post.author_id,
      CASE WHEN comment.block_id IS NULL OR comment.parent_id IS NOT NULL THEN 'comment' ELSE 'remark' END,
      NULL, 3 WHERE comment.state = 'shown'
    UNION ALL SELECT post.author_id, 'held', NULL, 4 WHERE comment.state = 'held'
    UNION ALL SELECT users.id, 'held', NULL, 4 FROM users
      WHERE comment.state = 'held' AND role <> 'user'
  ) AS candidate (user_id, kind, about, rank)
  WHERE comment.id = told AND candidate.user_id <> comment.author_id
  ORDER BY candidate.user_id, candidate.rank
$$;
