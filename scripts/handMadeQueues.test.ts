import { readFileSync } from 'node:fs';
import { queueLimits } from '@server/lib/queueLimits';
import { expect, test } from 'vitest';
import { findHandMadeQueues, queuesIn } from './handMadeQueues';
import { readSources } from './sourceFiles';

const files = readSources('server', 'mocks', 'rehearsal');

test('all queues are made in one place', () => {
  expect(findHandMadeQueues(files)).toEqual([]);
});

test('each queue has its limits in the table, and each row is used', () => {
  const queues = queuesIn(files);
  expect(queues.filter(({ limits }) => limits === null)).toEqual([]);
  expect(new Set(queues.map(({ limits }) => limits))).toEqual(new Set(Object.keys(queueLimits)));
});

test('the documentation names the limits of each queue', () => {
  const file = new URL('../docs/decisions/0023-work-is-bounded.md', import.meta.url);
  const rows = [...readFileSync(file, 'utf8').matchAll(/^ *\| `(\w+)` \|(.*)\|$/gm)];
  const documented = rows.map(([, name, cells = '']) => {
    const [atOnce, queued, ofShare, seconds] = cells.split('|').slice(-4).map(Number);
    return [name, { atOnce, queued, ofShare, deadline: (seconds ?? 0) * 1000 }];
  });
  expect(Object.fromEntries(documented)).toEqual(queueLimits);
});

test.each([
  [
    'lists those who wait',
    `const waiting: (() => void)[] = [];
     const enter = () => new Promise<void>((resolve) => { waiting.push(resolve); });`,
  ],
  [
    'lists those who wait',
    `return new Promise((start, reject) => {
       jobs.unshift({ run: async () => job().then(start, reject) });
     });`,
  ],
  [
    'lists those who wait',
    `const { promise, resolve } = Promise.withResolvers<void>();
     waiting.push(resolve);`,
  ],
  ['chains promises', 'let last = Promise.resolve();\nlast = last.then(job, job);'],
  ['chains promises', 'this.tail = this.tail.finally(job);'],
  ['imports another queue', "import limit from 'p-limit';"],
  ['uses a part of the queue', "import { createFairOrder } from '@server/lib/fairOrder';"],
])('a file that %s is reported', (fault, source) => {
  const path = 'server/core/posts/exportAll.ts';
  expect(findHandMadeQueues([{ path, source }])).toEqual([`${path} ${fault}`]);
});

test('what waits for the answer with its id is no queue', () => {
  const source = `return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, call });
  });`;
  expect(findHandMadeQueues([{ path: 'server/site/thread.ts', source }])).toEqual([]);
});

test('a queue whose limits do not stand in the table is reported', () => {
  const source = 'const inTurn = createQueue({ ...limits, atOnce: 3 });';
  expect(queuesIn([{ path: 'server/a.ts', source }])).toEqual([
    { path: 'server/a.ts', limits: null },
  ]);
});
