import { createTestClock } from '@server/core/testing/createTestPorts';
import { createMemoryData } from '@server/data/memory/memoryData';
import { readMethods } from '@server/data/testing/readMethods';
import { expect, test } from 'vitest';
import { createLocalChanges } from './changes';
import { wrapData } from './wrapData';

type Call = { name: string; given: readonly unknown[] };

/** The same parts, whose methods only note their arguments. */
function noting<Parts extends object>(parts: Parts, note: (call: Call) => void, path = ''): Parts {
  return new Proxy(parts, {
    get(target, key, receiver): unknown {
      const value: unknown = Reflect.get(target, key, receiver);
      const name = path + String(key);
      if (typeof value === 'function') {
        return async (...given: unknown[]) => {
          note({ name, given });
          // What a save answers that came too late.
          return 'stale';
        };
      }
      return typeof value === 'object' && value !== null ? noting(value, note, `${name}.`) : value;
    },
  });
}

test('the data of a site passes on all arguments of every call that writes', async () => {
  const { tables: _tables, dirty: _dirty, ...memory } = createMemoryData();
  const calls: Call[] = [];
  const data = wrapData(
    noting(memory, (call) => calls.push(call)),
    {
      changes: createLocalChanges(),
      clock: createTestClock(),
    },
  );
  const methods = Object.entries(data).flatMap(([part, group]) =>
    Object.entries(group).map(([method, call]) => ({ name: `${part}.${method}`, call })),
  );
  const writes = methods.filter(({ name }) => !readMethods.includes(name));
  expect(writes.length).toBeGreaterThan(50);
  const given = [{ first: true }, { second: true }, { third: true }, { fourth: true }];
  for (const { name, call } of writes) {
    await Reflect.apply(call, null, given);
    expect(calls).toContainEqual({ name, given });
  }
});
