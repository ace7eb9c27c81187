import { beforeAll } from 'vitest';
import { describeData } from '../testing/dataSuite';
import { emptyTestData, testDatabase } from './testing/testDatabase';

// The first database of a machine takes long to create.
beforeAll(async () => void (await testDatabase('postgres')));

describeData({ name: 'Postgres', make: async () => emptyTestData('postgres'), histories: 5 });
