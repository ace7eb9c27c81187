import type { LogRow } from '@server/data/communityRows';
import type { MemberContext } from '../context';

type Subject = Pick<LogRow, 'action' | 'subjectKind' | 'subjectId' | 'subjectUrl' | 'reason'>;

/** An entry of the log of moderation about what the viewer does. */
export const logEntry = ({ ports, viewer }: MemberContext, subject: Subject): LogRow => ({
  id: ports.ids.next(),
  actorId: viewer.id,
  ...subject,
  createdAt: ports.clock.now(),
});
