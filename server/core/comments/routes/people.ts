import { limits } from '@contract/limits';
import { peopleMessages } from '@contract/texts/apiMessages';
import type { Handlers } from '../../context';
import { serializePerson } from '../../serializers/serializeCards';

/** The people whom a member can mention. */
export const peopleHandlers = {
  async listPeople({ ports, viewer, query }) {
    const startsWith = query.startsWith.trim();
    const wanted = { startsWith, viewerId: viewer.id, take: limits.suggestedPeople };
    const rows = startsWith === '' ? [] : await ports.data.users.startingWith(wanted);
    return { message: peopleMessages.fetched, people: rows.map(serializePerson) };
  },
} satisfies Partial<Handlers>;
