import { createMemoryData } from '@server/data/memory/memoryData';
import { addRowsForCalls, calls } from '@server/data/testing/callEveryMethod';
import { withPost } from '@server/data/testing/fixtures';
import { readMethods } from '@server/data/testing/readMethods';
import { commentRow, headingRow, logRow, userRow } from '@server/data/testing/rows';
import { expect, test } from 'vitest';
import type { Change } from './changes';
import { changesOf, watchChanges } from './watchChanges';

/** Methods that change nothing of what a page shows, with the reason. */
const unseen = {
  'users.insert': 'no kept page is about the account: missing pages are not kept',
  'users.insertFirstAdmin': 'no kept page is about the account: missing pages are not kept',
  'credentials.rehash': 'pages show no credentials',
  'credentials.resetPassword': 'pages show no credentials',
  'credentials.verifyEmail': 'pages do not show whether an address is verified',
  'credentials.confirmEmail': 'visitors see no addresses',
  'credentials.cancelEmailChange': 'visitors see no addresses',
  'credentials.restoreEmail': 'visitors see no addresses',
  'credentials.mergeProvider': 'pages show no credentials',
  'credentials.storeProviderId': 'pages show no credentials',
  'credentials.takeOver': 'pages show no credentials',
  'book.addHeading': 'a new heading is private',
  'following.followTopic': 'visitors follow nothing',
  'following.unfollowTopic': 'visitors follow nothing',
  'following.see': 'visitors follow nothing',
  'reads.save': 'pages are rendered for visitors',
  'reads.forget': 'pages are rendered for visitors',
  'publication.schedule': 'visitors see no drafts',
  'publication.takeBack': 'visitors see no drafts',
  'previews.put': 'pages with a draft are not kept',
  'previews.remove': 'pages with a draft are not kept',
  'previews.sweep': 'pages with a draft are not kept',
  'sessions.insert': 'pages are rendered for visitors',
  'sessions.rotate': 'pages are rendered for visitors',
  'sessions.sweep': 'pages are rendered for visitors',
  'devices.remember': 'pages are rendered for visitors',
  'devices.sweep': 'pages are rendered for visitors',
  'tokens.put': 'pages show no tokens',
  'tokens.setExpiry': 'pages show no tokens',
  'tokens.sweep': 'pages show no tokens',
  'clientIds.sweep': 'pages show no idempotency keys',
  'site.update': 'visitors see no settings',
  'notifications.storeDigests': 'visitors see no letters',
  'notifications.switchLetters': 'visitors see no choices',
  'notifications.sweep': 'members see older rows that they have seen for half a year',
  'reports.sweep': 'visitors see no reports',
  'resources.insert': 'a post shows a file by its address',
  'resources.claim': 'a post shows a file by its address',
  'resources.sweep': 'no post refers to the files',
  'contact.insert': 'visitors see no messages',
  'letters.claim': 'visitors see no letters',
  'letters.putBack': 'visitors see no letters',
  'letters.remove': 'visitors see no letters',
  'letters.sweep': 'visitors see no letters',
  'moderation.setRole': 'visitors see no roles',
  'moderation.sweep': 'visitors see no log',
  'letters.sent': 'visitors see no letters',
  'letters.sweepRefusals': 'visitors see no letters',
  'subscribers.put': 'visitors see no subscribers',
  'subscribers.confirm': 'visitors see no subscribers',
  'subscribers.startLetter': 'visitors see no letters',
  'subscribers.stopPostLetters': 'visitors see no letters',
  'subscribers.stop': 'visitors see no subscribers',
  'subscribers.sweep': 'visitors see no subscribers',
};

test('every method that changes the data outdates kept pages, unless pages do not show the change', async () => {
  const memory = createMemoryData();
  const told: Change[] = [];
  const data = watchChanges(memory, (change) => told.push(change));
  await addRowsForCalls(data);
  const snapshot = () => JSON.stringify(Object.values(memory.tables).map((table) => table.rows()));
  const telling: string[] = [];
  const changing: string[] = [];
  for (const { name, call } of calls) {
    const before = { rows: snapshot(), told: told.length };
    await call(data);
    if (told.length > before.told) telling.push(name);
    if (snapshot() !== before.rows) changing.push(name);
  }
  const named = Object.entries(changesOf).flatMap(([part, methods]) =>
    Object.keys(methods).map((method) => `${part}.${method}`),
  );
  expect(telling.toSorted()).toEqual(named.toSorted());
  const all = calls.map(({ name }) => name);
  expect([...named, ...readMethods, ...Object.keys(unseen)].toSorted()).toEqual(all.toSorted());
  expect(changing.filter((name) => readMethods.includes(name))).toEqual([]);
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
