-- `server/rules` decides what these functions decided.
DROP FUNCTION judge_comment(text, text, boolean, text, bigint);
DROP FUNCTION has_trusted_comments(text, bigint);
DROP FUNCTION IF EXISTS count_trusted_comments(text, bigint);
DROP FUNCTION IF EXISTS is_new_writer(text, bigint);
DROP FUNCTION IF EXISTS tell_comment(text, text[], bigint, boolean);
DROP FUNCTION comment_recipients(text, text[]);
DROP FUNCTION IF EXISTS mentionable(text, text[], bigint, boolean);
DROP FUNCTION IF EXISTS tell_decision(text, text, text, text, bigint);
DROP FUNCTION tell_report(text, text, bigint);
DROP FUNCTION tell_kept(text, text, bigint);
DROP FUNCTION untell_kept(text, text);
