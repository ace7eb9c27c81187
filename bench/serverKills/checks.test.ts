import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskFiles } from '@server/adapters/diskFiles';
import { siteMarker } from '@server/adapters/fileNames';
import { fileUrl } from '@server/core/files/fileUrl';
import { testDatabase } from '@server/data/postgres/testing/testDatabase';
import { withPost } from '@server/data/testing/fixtures';
import { at, commentRow, newPost, resourceRow } from '@server/data/testing/rows';
import { expect, onTestFinished, test } from 'vitest';
import { apiPath } from '../../contract/apiPath';
import { withoutDigest } from './checkDigests';
import { checkEmails } from './checkEmails';
import { checkFolder } from './checkFolder';
import { checkNotifications } from './checkNotifications';
import { countWrites, createJournal, storedKinds, storedNames } from './journal';

/** What a server has stored: a post with a comment and a picture. */
async function createStored() {
  const dataFolder = await mkdtemp(join(tmpdir(), 'commonplace-checks-'));
  onTestFinished(async () => rm(dataFolder, { recursive: true }));
  const { driver, empty } = await testDatabase('pglite');
  const data = await withPost(await empty());
  const files = createDiskFiles({ folder: join(dataFolder, 'files') });
  const store = (name: string) => files.put(name, { bytes: new Uint8Array(), type: 'image/png' });
  await data.comments.insert(commentRow('comment', { authorId: 'ben', text: 'Comment 1' }));
  await data.resources.insert(resourceRow('resource', { name: 'upload.png' }));
  await files.addSite(await data.storedFiles.siteId());
  await store('upload.png');
  const journal = createJournal();
  journal.stored.posts.push('post');
  journal.stored.comments.push('Comment 1');
  journal.stored.uploads.push('upload.png');
  const script = async (text: string) =>
    driver.transaction(async (connection) =>
      connection.script(`SET LOCAL session_replication_role = replica; ${text}`),
    );
  const check = async () => checkFolder(driver, dataFolder, journal);
  return { dataFolder, driver, data, store, journal, script, check };
}

const nothing = {
  lost: [],
  wrongCounters: [],
  rowsWithoutFile: [],
  removedFiles: 0,
  otherSites: [],
  filesWithoutRow: [],
};

test('nothing is reported if everything that was acknowledged is stored', async () => {
  const { journal, check } = await createStored();
  expect(countWrites(journal)).toBe(3);
  expect(await check()).toEqual(nothing);
});

test('posts, comments and uploads that were acknowledged and are gone are lost', async () => {
  const { journal, check } = await createStored();
  journal.stored.posts.push('lost-post');
  journal.stored.comments.push('Comment 2');
  journal.stored.uploads.push('lost.png');
  const lost = ['lost-post', 'Comment 2', 'lost.png'];
  expect(await check()).toEqual({ ...nothing, lost });
});

test('every kind of what is stored is looked for', async () => {
  const { journal, check } = await createStored();
  expect(storedKinds.toSorted()).toEqual(Object.keys(storedNames).toSorted());
  for (const kind of storedKinds) journal.stored[kind].push(`lost ${kind}`);
  expect((await check()).lost).toEqual(storedKinds.map((kind) => `lost ${kind}`));
});

test('members without a letter about the newest of what happened are reported', () => {
  const told = ['ada', 'ben', 'cleo'].map((userId) => ({ userId, newest: 150 }));
  const sources = [
    'Message-ID: <now.120.ada@blog.example>',
    'message-id:\r\n <now.240.ada@blog.example>',
    'Message-ID: <now.120.ben@blog.example>',
    'Message-ID: <daily.240.cleo@blog.example>',
  ];
  const received = sources.map((source) => ({ source: `To: one\r\n${source}\r\n` }));
  expect(withoutDigest(told, received)).toEqual(['ben', 'cleo']);
});

test('rows without their file are reported, also if a document refers to it', async () => {
  const { data, check } = await createStored();
  await data.resources.insert(resourceRow('missing', { name: 'missing.png' }));
  const url = fileUrl({ apiPath }, 'in-document.png');
  const content = JSON.stringify({ blocks: [{ type: 'image', data: { url } }] });
  await data.posts.insert(newPost('with-picture', { content }));
  const { rowsWithoutFile, ...rest } = await check();
  expect(rowsWithoutFile.toSorted()).toEqual(['in-document.png', 'missing.png']);
  expect(rest).toMatchObject({ lost: [], filesWithoutRow: [] });
});

test('files without a row are removed by the sweep, and reported if other sites use the folder', async () => {
  const { dataFolder, store, check } = await createStored();
  await store('left.png');
  expect(await check()).toEqual({ ...nothing, removedFiles: 1 });
  await store('left.png');
  const marker = siteMarker('other');
  await writeFile(join(dataFolder, 'files', marker), '');
  const { filesWithoutRow, otherSites } = await check();
  expect(filesWithoutRow.toSorted()).toEqual(['left.png', marker]);
  expect(otherSites).toEqual(['other']);
});

test('a row that was stored twice is a wrong counter', async () => {
  const { script, check } = await createStored();
  await script(`INSERT INTO comments (id, post_id, author_id, text, created_at, updated_at)
    SELECT 'again', post_id, author_id, text, created_at, updated_at FROM comments`);
  const { wrongCounters } = await check();
  expect(wrongCounters).toEqual(['posts.comments post', 'user_counters.comments_received ada']);
});

test('letters that were not sent are lost, and those sent twice are counted', () => {
  const journal = createJournal();
  journal.messages.push('Message 1.', 'Message 2.', 'Message 3.');
  journal.registered.push('ines@example.com', 'jo@example.com');
  const sources = ['Message 1.', 'Mess=\r\nage 3.', 'Message 3.', 'To: jo@example.com\r\n'];
  const received = sources.map((source) => ({ source }));
  const found = { lostEmails: ['Message 2.', 'To: ines@example.com'], repeatedEmails: 1 };
  expect(checkEmails(journal, received)).toEqual(found);
});

test('notifications that are missing, there twice or stale are reported', async () => {
  const { driver, data, script } = await createStored();
  const check = async () => checkNotifications(driver.query, at(0));
  await data.likes.add({ postId: 'post', userId: 'ben', createdAt: at(1) });
  await data.likes.add({ postId: 'post', userId: 'cleo', createdAt: at(1) });
  const right = { lostNotifications: [], doubledNotifications: [], staleNotifications: [] };
  expect(await check()).toEqual(right);
  const { rows } = await data.notifications.list({ userId: 'ada', skip: 0, take: 9 });
  const ofComment = rows.find(({ kind }) => kind === 'comment')?.id;
  await script(`
    DELETE FROM notification_events WHERE source = 'comment:comment';
    DELETE FROM likes WHERE user_id = 'ben';
    UPDATE notifications SET is_seen = true;
    INSERT INTO notifications (id, user_id, kind, post_id, created_at, is_seen)
      VALUES ('again', 'ada', 'likes', 'post', ${at(1)}, false);
    INSERT INTO notification_events (notification_id, source, created_at)
      VALUES ('again', 'like:post:cleo', ${at(1)})`);
  expect(await check()).toEqual({
    lostNotifications: ['comment:comment for ada'],
    doubledNotifications: ['like:post:cleo for ada'],
    staleNotifications: ['like:post:ben', ofComment],
  });
});
