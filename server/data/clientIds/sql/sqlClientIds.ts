import { brokenUniqueConstraint } from '../../postgres/connection/failures';
import { insertParts } from '../../postgres/queries/rowColumns';
import { deleteRows, rowWhere } from '../../postgres/queries/rowQueries';
import { type SQL, sql } from '../../postgres/queries/sql';
import type { SqlStore } from '../../postgres/queries/sqlStore';
import { rowSchemas } from '../../rows/rowSchemas';
import type { ClientIdKey } from '../../rows/rows';
import type { ClientIdData } from '../clientIdPort';

type GivenKey = Omit<ClientIdKey, 'clientId'> & { clientId: string | undefined };

type Subject = { id: string; createdAt: number };

/** Another part of a WITH: stores the key, if there is one, of the row that the part `inserted` stores. */
export function withClientId({ clientId, ...of }: GivenKey, subject: Subject): SQL {
  if (clientId === undefined) return sql``;
  const { id: subjectId, createdAt } = subject;
  const { columns, values } = insertParts(rowSchemas.clientIds, {
    ...of,
    clientId,
    subjectId,
    createdAt,
  });
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

export function createSqlClientIds({ db }: SqlStore): ClientIdData {
  return {
    async find({ userId, call, clientId }) {
      const found = await rowWhere(db, 'clientIds', { userId, call, clientId });
      return found?.subjectId ?? null;
    },
    sweep: async (time) => deleteRows(db, 'clientIds', sql`created_at < ${time}`),
  };
}
