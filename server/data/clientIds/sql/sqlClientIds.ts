import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import { brokenUniqueConstraint } from '../../postgres/connection/failures';
import { insertParts } from '../../postgres/queries/rowColumns';
import { clientIds } from '../../postgres/queries/schema';
import type { SqlStore } from '../../postgres/queries/sqlStore';
import type { ClientIdKey } from '../../rows/rows';
import type { ClientIdData } from '../clientIdPort';

type GivenKey = Omit<ClientIdKey, 'clientId'> & { clientId: string | undefined };

type Subject = { id: string; createdAt: number };

/** Another part of a WITH: stores the key, if there is one, of the row that the part `inserted` stores. */
export function withClientId({ clientId, ...of }: GivenKey, subject: Subject): SQL {
  if (clientId === undefined) return sql.empty();
  const { id: subjectId, createdAt } = subject;
  const { columns, values } = insertParts(clientIds, { ...of, clientId, subjectId, createdAt });
  return sql`, used AS (INSERT INTO client_ids (${columns}) SELECT ${values} FROM inserted)`;
}

/** Returns 'repeated' if the statement has stored nothing because its key was used before. */
export async function unlessRepeated<Result>(statement: Promise<Result>) {
  try {
    return await statement;
  } catch (error) {
    if (brokenUniqueConstraint(error) === 'client_ids_pkey') return 'repeated';
    throw error;
  }
}

const isKey = ({ userId, call, clientId }: ClientIdKey) =>
  and(eq(clientIds.userId, userId), eq(clientIds.call, call), eq(clientIds.clientId, clientId));

export function createSqlClientIds({ db }: SqlStore): ClientIdData {
  return {
    async find(key) {
      const [found] = await db.select().from(clientIds).where(isKey(key));
      return found?.subjectId ?? null;
    },
    async sweep(time) {
      const old = lt(clientIds.createdAt, time);
      return (await db.delete(clientIds).where(old).returning({ id: clientIds.clientId })).length;
    },
  };
}
