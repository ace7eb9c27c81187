import { expect, test } from 'vitest';
import { createMemoryData } from '../memory/memoryData';
import { addRowsForCalls, portMethods } from '../testing/portMethods';
import { emptyTestData } from './testing/testDatabase';

// All tests of the data port run on Postgres, which has the same statements. This one shows that PGlite's
// driver passes parameters, rows and failures as the driver of Postgres does.
test('on PGlite, every method of the data port gives the answer of the data in memory', async () => {
  const memory = createMemoryData();
  const stored = await emptyTestData('pglite');
  for (const data of [memory, stored]) await addRowsForCalls(data);
  // Each database has its own.
  for (const { name, call } of portMethods.filter(({ name }) => name !== 'storedFiles.siteId')) {
    expect([name, await call(stored)]).toEqual([name, await call(memory)]);
  }
});
