import type { Store } from '../../memory/tables/store';
import type { Tables } from '../../memory/tables/tables';
import type { ClientIdRow } from '../../rows/rows';
import type { ClientIdData } from '../clientIdPort';

type GivenKey = Pick<ClientIdRow, 'userId' | 'call'> & { clientId: string | undefined };
type Subject = { id: string; createdAt: number };

/** Stores an idempotency key, if there is one; false if it was used before. */
export function storeClientId(
  { clientIds }: Tables,
  { clientId, ...of }: GivenKey,
  subject: Subject,
) {
  if (clientId === undefined) return true;
  const { id: subjectId, createdAt } = subject;
  const row = { ...of, clientId, subjectId, createdAt };
  if (clientIds.has(row)) return false;
  clientIds.put(row);
  return true;
}

export function createMemoryClientIds(store: Store): ClientIdData {
  return {
    find: async (key) => store.tables.clientIds.get(key)?.subjectId ?? null,
    async sweep(time) {
      const { clientIds } = store.tables;
      const old = clientIds.rows().filter(({ createdAt }) => createdAt < time);
      for (const row of old) clientIds.remove(row);
      return old.length;
    },
  };
}
