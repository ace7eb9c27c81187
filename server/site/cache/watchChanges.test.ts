import { createMemoryData } from '@server/data/memory/memoryData';
import { withPost } from '@server/data/testing/fixtures';
import { addRowsForCalls, portMethods, readingMethods } from '@server/data/testing/portMethods';
import { commentRow, headingRow, logRow, userRow } from '@server/data/testing/rows';
import { expect, test } from 'vitest';
import type { Change } from './changes';
import { changesOf, watchChanges } from './watchChanges';

test('every method that changes the data outdates kept pages, unless pages do not show the change', async () => {
  const memory = createMemoryData();
  const told: Change[] = [];
  const data = watchChanges(memory, (change) => told.push(change));
  await addRowsForCalls(data);
  const snapshot = () => JSON.stringify(Object.values(memory.tables).map((table) => table.rows()));
  const telling: string[] = [];
  const changing: string[] = [];
  for (const { name, call } of portMethods) {
    const before = { rows: snapshot(), told: told.length };
    await call(data);
    if (told.length > before.told) telling.push(name);
    if (snapshot() !== before.rows) changing.push(name);
  }
  const named = Object.entries(changesOf).flatMap(([part, methods]) =>
    Object.keys(methods).map((method) => `${part}.${method}`),
  );
  expect(telling.toSorted()).toEqual(named.toSorted());
  const declared = portMethods.flatMap(({ name, kind }) => (kind === 'changes' ? [name] : []));
  expect(named.toSorted()).toEqual(declared.toSorted());
  expect(changing.filter((name) => readingMethods.includes(name))).toEqual([]);
});

const noSubject = { postId: null, commentId: null, profileId: null, headingId: null };
const subjects = {
  post: { ...noSubject, kind: 'post', postId: 'post' },
  comment: { ...noSubject, kind: 'comment', commentId: 'comment' },
  heading: { ...noSubject, kind: 'heading', headingId: 'heading' },
} as const;

test.each([
  ['hide', 'post', [{ kind: 'post', postId: 'post' }]],
  ['hide', 'comment', [{ kind: 'reactions', postId: 'post' }]],
  ['hide', 'heading', [{ kind: 'book' }]],
  ['block', 'post', [{ kind: 'everything' }]],
  [null, 'post', [{ kind: 'told' }]],
] as const)(
  'the decision to %s about a reported %s outdates the pages that show it',
  async (action, kind, expected) => {
    const changes: Change[] = [];
    const memory = await withPost(createMemoryData());
    await memory.users.insert(userRow('root', { role: 'admin' }));
    await memory.comments.insert(commentRow('comment'));
    await memory.book.addHeading(headingRow('heading'), 9);
    const report = { subjectId: 'one', reporterId: 'ben', reason: 'spam', text: '' } as const;
    await memory.reports.insert({ ...report, createdAt: 1 }, subjects[kind]);
    const data = watchChanges(memory, (change) => changes.push(change));
    const upheld = { state: 'upheld', reason: 'Spam' } as const;
    const decision =
      action === 'block' ? { ...upheld, action, accountId: 'ada' } : { ...upheld, action };
    await data.reports.decide('one', decision, [logRow('entry', { actorId: 'root' })]);
    expect(changes).toEqual(expected);
  },
);
