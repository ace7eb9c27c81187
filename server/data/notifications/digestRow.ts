import { newPostPriority } from '../emails/newPostEmail';
import type { DigestRunRow } from '../rows/communityRows';
import type { EmailRow } from '../rows/rows';

type Digest = { period: DigestRunRow['period']; since: number; until: number; now: number };

/** The e-mail that tells a member what happened in a time. Its id makes it unique. */
export const digestRow = (
  { id: userId, email }: { id: string; email: string },
  { period, since, until, now }: Digest,
): EmailRow => ({
  id: `${period}.${until}.${userId}`,
  kind: 'digest',
  userId,
  email,
  data: JSON.stringify({ period, since, until }),
  priority: newPostPriority,
  createdAt: now,
  dueAt: now,
  attempts: 0,
  failure: '',
  failedAt: null,
});
