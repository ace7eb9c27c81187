import type { Letter } from '@contract/emails/emailEntities';
import type { EmailRow } from '@server/data/rows/rows';
import { toIsoTime } from './serializeUser';

/** An e-mail in the list for administrators. */
export function serializeEmail(row: EmailRow): Letter {
  const { id, kind, email, createdAt, attempts, dueAt, failure, failedAt } = row;
  const isQueued = failedAt === null;
  return {
    _id: id,
    kind,
    email,
    createdAt: toIsoTime(createdAt),
    attempts,
    nextAttemptAt: isQueued ? toIsoTime(dueAt) : null,
    failure,
    state: isQueued ? 'waiting' : 'failed',
  };
}
