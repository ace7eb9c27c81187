import { beforeAll } from 'vitest';
import { describeData } from '../testing/dataSuite';
import { emptyTestData, testDatabase } from './testing/testDatabase';

// The first database of a machine takes long to create.
beforeAll(async () => void (await testDatabase('pglite')), 120_000);

describeData({ name: 'PGlite', make: async () => emptyTestData('pglite'), histories: 3 });
