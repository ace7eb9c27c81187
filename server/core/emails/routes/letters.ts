import { limits } from '@contract/limits';
import { can } from '@contract/permissions';
import { letterMessages } from '@contract/texts/apiMessages';
import type { Handlers } from '../../context';
import { requirePermission } from '../../policy/requirePermission';
import { serializeEmail } from '../../serializers/serializeEmail';

/** The e-mails that wait or could not be sent, for admins. */
export const letterHandlers = {
  async listLetters({ ports, viewer, query: { skip } }) {
    requirePermission(can(viewer, 'list letters'));
    const { rows, ...page } = await ports.data.letters.list({ skip, take: limits.pageSize });
    return { message: letterMessages.fetched, letters: rows.map(serializeEmail), ...page };
  },
} satisfies Partial<Handlers>;
