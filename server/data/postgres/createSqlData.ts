import type { Data } from '../port';
import { createSqlContact } from './sqlContact';
import { createSqlCredentials } from './sqlCredentials';
import { createSqlDevices, createSqlSessions, createSqlTokens } from './sqlSessions';
import type { SqlStore } from './sqlStore';
import { createSqlUsers } from './sqlUsers';

type Parts = Pick<Data, 'users' | 'credentials' | 'sessions' | 'devices' | 'tokens' | 'contact'>;

/** The data port on Postgres. */
export function createSqlData(store: SqlStore): Parts {
  return {
    users: createSqlUsers(store),
    credentials: createSqlCredentials(store),
    sessions: createSqlSessions(store),
    devices: createSqlDevices(store),
    tokens: createSqlTokens(store),
    contact: createSqlContact(store),
  };
}
