import { beforeAll } from 'vitest';
import { describeManyFollows } from '../follows/testing/manyFollowsSuite';
import { describeData } from '../testing/dataSuite';
import { emptyTestData, testDatabase } from './testing/testDatabase';

// The first database of a machine takes long to create.
beforeAll(async () => void (await testDatabase('postgres')));

describeManyFollows(async (community) => {
  const database = await testDatabase('postgres');
  const data = await database.empty();
  await database.insertCommunity(community);
  return data;
});

describeData({ name: 'Postgres', make: async () => emptyTestData('postgres'), histories: 5 });
