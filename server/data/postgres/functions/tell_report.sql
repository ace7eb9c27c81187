-- Tells moderators and administrators about a report, without the person who reported.
CREATE OR REPLACE FUNCTION tell_report(told text, reporter text, at bigint) RETURNS void
LANGUAGE sql AS $$
  SELECT tell(users.id, 'report',
      ROW (subject.post_id, subject.comment_id, subject.profile_id, NULL)::notification_subject,
      ROW ('', 'report:' || told || ':' || reporter, NULL, NULL, at, NULL, '')::notification_events)
    FROM report_subjects AS subject CROSS JOIN users
    WHERE subject.id = told AND users.role <> 'user' AND users.id <> reporter
    ORDER BY users.id
$$;
