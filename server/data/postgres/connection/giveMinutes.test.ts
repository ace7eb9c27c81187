import { newPost, userRow } from '@server/data/testing/rows';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/testDatabase';
import { giveMinutes } from './migrate';

test('stored posts get their reading time; what is no document takes a minute', async () => {
  const { driver, empty } = await testDatabase('pglite');
  const { posts, users } = await empty();
  await users.insert(userRow('ada'));
  const text = 'word '.repeat(660);
  const content = JSON.stringify({ blocks: [{ type: 'paragraph', data: { text } }] });
  for (let at = 100; at < 220; at += 1) await posts.insert(newPost(`post-${at}`, { content }));
  await posts.insert(newPost('short'));
  await posts.insert(newPost('damaged', { content: '{"blocks":' }));
  await driver.query('UPDATE posts SET minutes = 1', [], 'objects');
  await giveMinutes(driver.query);
  const minutesOf = async (id: string) => (await posts.byId(id))?.minutes;
  expect(await minutesOf('short')).toBe(1);
  expect(await minutesOf('damaged')).toBe(1);
  for (const id of ['post-100', 'post-149', 'post-150', 'post-219'])
    expect(await minutesOf(id)).toBe(3);
});
