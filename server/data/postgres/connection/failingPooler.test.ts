import { isTemporaryFailure } from '@server/lib/temporaryFailure';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startFailingPooler } from '../testing/startFailingPooler';
import { deadlines } from './deadlines';
import { withOutages } from './outages';
import { openPostgres } from './postgresDriver';

const rejections: unknown[] = [];
const remember = (failure: unknown) => void rejections.push(failure);
const nextTask = () => new Promise<void>((resolve) => setImmediate(resolve));

beforeEach(() => void process.on('unhandledRejection', remember));
afterEach(() => void process.off('unhandledRejection', remember));

test.each(['login', 'statement'] as const)(
  'statements fail as temporary while a pooler fails at the %s',
  async (failsAt) => {
    const pooler = await startFailingPooler(failsAt);
    // The watchdog must not end the process either.
    const driver = withOutages(openPostgres(pooler.url, { deadlines: { ...deadlines, watch: 1 } }));
    const run = async () => driver.query('SELECT 1', [], 'arrays');
    const results = await Promise.allSettled(Array.from({ length: 20 }, run));
    const failures = results.map((result) => result.status === 'rejected' && result.reason);
    expect(failures.every(isTemporaryFailure)).toBe(true);
    const transaction = driver.transaction(async () => null);
    await expect(transaction).rejects.toSatisfy(isTemporaryFailure);
    const listening = driver.listen({ channel: 'a', onMessage: () => {}, onMissed: () => {} });
    await expect(listening).rejects.toMatchObject({ code: '08P01' });
    await driver.close();
    await pooler.stop();
    await nextTask();
    expect(rejections).toEqual([]);
  },
);
