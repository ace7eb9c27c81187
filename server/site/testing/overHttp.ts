import { backgroundSettled } from '@server/core/testing/createTestPorts';
import { setEnvironment } from '@server/core/testing/currentEnvironment';
import { testDatabase } from '@server/data/postgres/testing/testDatabase';
import { afterEach, beforeAll } from 'vitest';
import { httpEnvironment } from './httpEnvironment';

setEnvironment(httpEnvironment);

// The first test of a worker doesn't wait for its database.
beforeAll(async () => void (await testDatabase('postgres')));

// Otherwise an e-mail of the next test could be sent by the one before.
afterEach(backgroundSettled);
