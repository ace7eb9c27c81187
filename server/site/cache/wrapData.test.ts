import { createMemoryData } from '@server/data/memory/memoryData';
import { readingMethods } from '@server/data/testing/portMethods';
import { aroundCalls } from '@server/lib/aroundCalls';
import { createTestClock } from '@server/lib/testing/createTestClock';
import { expect, test } from 'vitest';
import { createLocalChanges } from './changes';
import { wrapData } from './wrapData';

test('the data of a site passes on all arguments of every call that writes', async () => {
  const { tables: _tables, dirty: _dirty, ...memory } = createMemoryData();
  const portMethods: { name: string; given: readonly unknown[] }[] = [];
  const data = wrapData(
    aroundCalls(memory, async ({ name, given }) => {
      portMethods.push({ name, given });
      // What a save answers that came too late.
      return 'stale';
    }),
    {
      changes: createLocalChanges(),
      clock: createTestClock(),
    },
  );
  const methods = Object.entries(data).flatMap(([part, group]) =>
    Object.entries(group).map(([method, call]) => ({ name: `${part}.${method}`, call })),
  );
  const writes = methods.filter(({ name }) => !readingMethods.includes(name));
  expect(writes.length).toBeGreaterThan(50);
  const given = [{ first: true }, { second: true }, { third: true }, { fourth: true }];
  for (const { name, call } of writes) {
    await Reflect.apply(call, null, given);
    expect(portMethods).toContainEqual({ name, given });
  }
});
