import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountEvent, applyAccountEvent, readAccess } from '../accounts/testing/accountEvents';
import { createMemoryData } from '../memory/memoryData';
import type { Data } from '../port';
import { addModerators, applyCommunityEvent, communityEvent } from '../testing/communityEvents';
import { applyEvent, event, people, readEverything } from '../testing/history';
import { readCommunity } from '../testing/readCommunity';
import { userRow } from '../testing/rows';
import { findWrongCounters } from './testing/findWrongCounters';
import { emptyTestData, testDatabase } from './testing/testDatabase';

const community = fc.record({ part: fc.constant('community' as const), event });
const accounts = fc.record({ part: fc.constant('accounts' as const), event: accountEvent });
const between = fc.record({ part: fc.constant('between' as const), event: communityEvent });
const happening = fc.oneof(
  { weight: 3, arbitrary: community },
  { weight: 2, arbitrary: accounts },
  { weight: 3, arbitrary: between },
);
type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never;

const seed = 20261122;

async function apply(data: Data, happening: Happening, moment: number) {
  if (happening.part === 'community') return applyEvent(data, happening.event, moment);
  return happening.part === 'accounts'
    ? applyAccountEvent(data, happening.event, moment)
    : applyCommunityEvent(data, happening.event, moment);
}

async function addPeople(data: Data) {
  for (const person of people) await data.users.insert(userRow(person));
  await addModerators(data);
}

const wrongCounters = async () => findWrongCounters((await testDatabase('postgres')).driver);

test('memory and Postgres give the same answers to random calls', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 30, maxLength: 80 }), async (history) => {
      const memory = createMemoryData();
      const stored = await emptyTestData('postgres');
      for (const data of [memory, stored]) await addPeople(data);
      for (const [moment, happening] of history.entries()) {
        expect(await apply(stored, happening, moment)).toEqual(
          await apply(memory, happening, moment),
        );
      }
      expect(await readEverything(stored)).toEqual(await readEverything(memory));
      expect(await readAccess(stored)).toEqual(await readAccess(memory));
      expect(await readCommunity(stored)).toEqual(await readCommunity(memory));
      expect(await wrongCounters()).toEqual([]);
    }),
    { seed, numRuns: 10, endOnFailure: true },
  );
});

test('after parallel random calls, counters equal the rows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 60, maxLength: 80 }), async (history) => {
      const data = await emptyTestData('postgres');
      await addPeople(data);
      await Promise.all(history.map(async (happening, moment) => apply(data, happening, moment)));
      expect(await wrongCounters()).toEqual([]);
      const { rows } = await data.posts.latest({ skip: 0, take: 99 });
      const urls = rows.map(({ url }) => url.toLowerCase());
      expect(urls).toEqual([...new Set(urls)]);
    }),
    { seed, numRuns: 4, endOnFailure: true },
  );
});
