import type { ContactData } from '../../port';
import { contactMessages } from './schema';
import type { SqlStore } from './sqlStore';

export function createSqlContact({ db }: SqlStore): ContactData {
  return {
    async insert(message) {
      await db.insert(contactMessages).values(message);
    },
  };
}
