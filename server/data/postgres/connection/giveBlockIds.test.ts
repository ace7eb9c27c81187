import { newPost, userRow } from '@server/data/testing/rows';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/testDatabase';
import { giveBlockIds } from './giveBlockIds';

test('the blocks of stored posts get ids; what is no document stays', async () => {
  const { driver, empty } = await testDatabase('pglite');
  const { posts, users } = await empty();
  await users.insert(userRow('ada'));
  const paragraph = { type: 'paragraph', data: { text: 'a' } };
  const contentOf = (ids: readonly (string | undefined)[]) =>
    JSON.stringify({ time: 1, blocks: ids.map((id) => ({ id, ...paragraph })) });
  for (let at = 100; at < 220; at += 1)
    await posts.insert(newPost(`post-${at}`, { content: contentOf([undefined]) }));
  await posts.insert(newPost('mixed', { content: contentOf(['a', 'a', 'b.c', 'd']) }));
  await posts.insert(newPost('damaged', { content: '{"blocks":' }));
  await giveBlockIds(driver.query);
  const contentAfter = async (id: string) => (await posts.byId(id))?.content;
  expect(await contentAfter('mixed')).toBe(contentOf(['a', 'block-1', 'block-2', 'd']));
  expect(await contentAfter('damaged')).toBe('{"blocks":');
  for (const id of ['post-100', 'post-219'])
    expect(await contentAfter(id)).toBe(contentOf(['block-1']));
});
