import type { LogRow } from '@server/data/rows/communityRows';
import type { MemberContext } from '../context';
import type { LogSubject } from './logSubjects';

type Act = Pick<LogRow, 'action'> & Partial<Pick<LogRow, 'reason'>>;

/** An entry of the log of moderation about what the viewer does. */
export const logEntry = (
  { ports, viewer }: MemberContext,
  subject: LogSubject,
  { action, reason = '' }: Act,
): LogRow => ({
  id: ports.ids.next(),
  actorId: viewer.id,
  action,
  ...subject,
  reason,
  createdAt: ports.clock.now(),
});
