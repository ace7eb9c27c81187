import { newPost, userRow } from '@server/data/testing/rows';
import { expect, test } from 'vitest';
import { createSqlData } from '../queries/createSqlData';
import { createSqlStore } from '../queries/sqlStore';
import { readPgliteTemplate } from '../testing/pgliteTemplate';
import { giveBlockIds } from './giveBlockIds';
import { migrate } from './migrate';
import { openPglite } from './pgliteDriver';

test('the blocks of stored posts get ids; what is no document stays', async () => {
  const driver = await openPglite({ template: await readPgliteTemplate() });
  await migrate(driver);
  const { posts, users } = createSqlData(createSqlStore(driver));
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
  await driver.close();
}, 120_000);
