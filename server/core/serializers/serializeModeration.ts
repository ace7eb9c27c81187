import type { HeldComment, LogEntry } from '@contract/moderation/moderationEntities';
import type { HeldRow, LogEntryRow } from '@server/data/rows/communityRows';
import { noMentions, serializeComment, serializePerson } from './serializeCards';
import { toIsoTime } from './serializeUser';

/** A held comment with its post. The queue shows mentions as text. */
export const serializeHeld = ({ post, ...row }: HeldRow): HeldComment => ({
  ...serializeComment(row, noMentions),
  post,
});

/** An entry of the log. */
export function serializeLogEntry(row: LogEntryRow): LogEntry {
  const { id, actor, person, action, reason, createdAt } = row;
  return {
    _id: id,
    actor: actor && serializePerson(actor),
    action,
    person: person && serializePerson(person),
    subject: { kind: row.subjectKind, _id: row.subjectId, url: row.subjectUrl },
    reason,
    createdAt: toIsoTime(createdAt),
  };
}
