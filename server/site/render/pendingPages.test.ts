import { pendingSave } from '@server/data/posts/testing/pendingRow';
import { expect, test } from 'vitest';
import { createTestPages, withPosts } from './testing/createTestPages';

const act = { by: 'grace', now: 1 };
const changes = { title: 'Changed in secret', content: '{"blocks":[]}' };

async function withChanges() {
  const site = await withPosts(await createTestPages());
  const save = async (title: string, pending: number) => {
    const judged = { revision: 1, isPublished: true, pending };
    await site.data.pending.save(pendingSave('two', { ...changes, title, judged }), act);
  };
  return { ...site, save };
}

test('no page shows unpublished changes, and none is rendered again because of them', async () => {
  const { get, rendered, save, data } = await withChanges();
  const paths = ['/posts/two', '/posts', '/username/grace', '/posts/two/history'];
  const read = async () => Promise.all(paths.map(async (path) => (await get(path)).text()));
  const before = await read();
  await save(changes.title, 0);
  expect(await read()).toEqual(before);
  await data.pending.discard('two', 'grace');
  expect(await read()).toEqual(before);
  expect(rendered.toSorted()).toEqual(paths.toSorted());
  expect(before.join(' ')).not.toContain('secret');
});

test('the page of their link is rendered once for each save, until they are gone', async () => {
  const { get, rendered, save, data } = await withChanges();
  await save(changes.title, 0);
  const link = { postId: 'two', hash: 'hash of token', expiresAt: Date.UTC(2026, 0, 31) };
  expect(await data.previews.put(link, act)).toBe(true);
  const open = async () => (await get('/preview/token')).status;
  expect([await open(), await open()]).toEqual([200, 200]);
  expect(rendered).toHaveLength(1);
  await save('Changed once more', 1);
  expect([await open(), await open()]).toEqual([200, 200]);
  expect(rendered).toHaveLength(2);
  await data.pending.discard('two', 'grace');
  expect(await open()).toBe(404);
});
