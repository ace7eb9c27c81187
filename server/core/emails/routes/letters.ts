import type { Letter } from '@contract/emails/emailEntities';
import { limits } from '@contract/limits';
import { can } from '@contract/permissions';
import { letterMessages } from '@contract/texts/apiMessages';
import type { EmailRow } from '@server/data/rows/rows';
import type { Handlers } from '../../context';
import { requirePermission } from '../../policy/requirePermission';
import { toIsoTime } from '../../serializers/serializeUser';

/** An e-mail in the list for administrators. */
function serializeEmail(row: EmailRow): Letter {
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

/** The e-mails that wait or could not be sent, for admins. */
export const letterHandlers = {
  async listLetters({ ports, viewer, query: { skip } }) {
    requirePermission(can(viewer, 'list letters'));
    const { rows, ...page } = await ports.data.letters.list({ skip, take: limits.pageSize });
    return { message: letterMessages.fetched, letters: rows.map(serializeEmail), ...page };
  },
} satisfies Partial<Handlers>;
