import { createApi } from '@server/createApi';
import { createMemoryData, type MemoryData, type Snapshot } from '@server/data/memory/memoryData';
import type { TableName, TableRows } from '@server/data/rows/rowSchemas';
import { createMemoryLimits } from '../adapters/memoryLimits';
import type { DatabaseOptions, TestDatabase, TestEnvironment } from './testEnvironment';
import { createYieldingData } from './yieldingData';

/** The database of a test over these data. */
export function openMemoryDatabase(
  data: MemoryData,
  { clock, seed }: DatabaseOptions,
): TestDatabase {
  const { users } = data.tables;
  return {
    data: createYieldingData(data, seed),
    limits: createMemoryLimits(clock),
    async rows<Name extends TableName>(name: Name) {
      const table: Snapshot<TableRows[Name]> = data.tables[name];
      return table.rows();
    },
    async changeUser(id, patch) {
      users.replace(users.rows().map((row) => (row.id === id ? { ...row, ...patch } : row)));
    },
  };
}

/** The API in this process, without a server, over data in memory. */
export const memoryEnvironment: TestEnvironment = {
  openDatabase: (options) => openMemoryDatabase(createMemoryData(), options),
  serve: createApi,
  origin: async () => 'http://localhost',
  share: 1,
  triesRefusals: true,
};
