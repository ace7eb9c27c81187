import { silenceableKinds } from '@server/rules/notifications';
import { textArray } from '../../postgres/queries/queryRows';
import { type SQL, sql } from '../../postgres/queries/sql';

type Value = SQL | string;

type Notified = { userId: Value; kind: Value; postId: Value | null; threadId: Value | null };

/** Whether an account has silenced what it would be notified of: `isSilenced`, in a statement. */
export const isSilenced = ({ userId, kind, postId, threadId }: Notified) =>
  sql`(${kind} = ANY(${textArray(silenceableKinds)}) AND EXISTS (
    SELECT FROM silences s WHERE s.user_id = ${userId} AND s.post_id = ${postId}
      AND (s.thread_id IS NULL OR s.thread_id = ${threadId})
  ))`;
