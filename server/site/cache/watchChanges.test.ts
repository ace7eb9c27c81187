import { createMemoryData } from '@server/data/memory/memoryData';
import { addRowsForCalls, calls } from '@server/data/testing/callEveryMethod';
import { readMethods } from '@server/data/testing/readMethods';
import { expect, test } from 'vitest';
import type { Change } from './changes';
import { watchChanges } from './watchChanges';

/** Methods that change nothing of what a page shows, with the reason. */
const unseen = {
  'users.insert': 'no kept page is about the account: missing pages are not kept',
  'users.insertFirstAdmin': 'no kept page is about the account: missing pages are not kept',
  'credentials.setPassword': 'pages show no credentials',
  'credentials.rehash': 'pages show no credentials',
  'credentials.resetPassword': 'pages show no credentials',
  'credentials.verifyEmail': 'pages do not show whether an address is verified',
  'credentials.confirmEmail': 'visitors see no addresses',
  'credentials.cancelEmailChange': 'visitors see no addresses',
  'credentials.restoreEmail': 'visitors see no addresses',
  'credentials.mergeProvider': 'pages show no credentials',
  'credentials.storeProviderId': 'pages show no credentials',
  'credentials.takeOver': 'pages show no credentials',
  'publication.schedule': 'visitors see no drafts',
  'previews.put': 'pages with a draft are not kept',
  'previews.remove': 'pages with a draft are not kept',
  'previews.sweep': 'pages with a draft are not kept',
  'sessions.insert': 'pages are rendered for visitors',
  'sessions.rotate': 'pages are rendered for visitors',
  'sessions.remove': 'pages are rendered for visitors',
  'sessions.sweep': 'pages are rendered for visitors',
  'devices.remember': 'pages are rendered for visitors',
  'devices.sweep': 'pages are rendered for visitors',
  'tokens.put': 'pages show no tokens',
  'tokens.setExpiry': 'pages show no tokens',
  'tokens.sweep': 'pages show no tokens',
  'clientIds.sweep': 'pages show no idempotency keys',
  'site.update': 'visitors see no settings',
  'restrictions.insert': 'visitors see no restrictions',
  'restrictions.remove': 'visitors see no restrictions',
  'mutes.put': 'pages are rendered for visitors',
  'mutes.remove': 'pages are rendered for visitors',
  'reports.insert': 'visitors see no reports',
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
  'subscribers.stop': 'visitors see no subscribers',
  'subscribers.storeLetters': 'visitors see no letters',
  'subscribers.sweep': 'visitors see no subscribers',
};

test('every method that changes the data outdates kept pages, unless pages do not show the change', async () => {
  const memory = createMemoryData();
  const told: Change[] = [];
  const data = watchChanges(memory, (change) => told.push(change));
  await addRowsForCalls(data);
  const snapshot = () => JSON.stringify(Object.values(memory.tables).map((table) => table.rows()));
  const silent: string[] = [];
  const changing: string[] = [];
  for (const { name, call } of calls) {
    const before = { rows: snapshot(), told: told.length };
    await call(data);
    if (told.length === before.told) silent.push(name);
    if (snapshot() !== before.rows) changing.push(name);
  }
  expect(silent.toSorted()).toEqual([...readMethods, ...Object.keys(unseen)].toSorted());
  expect(changing.filter((name) => readMethods.includes(name))).toEqual([]);
});
