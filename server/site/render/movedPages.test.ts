import { newPost } from '@server/data/testing/rows';
import { expect, test, vi } from 'vitest';
import { createTestPages, type TestPages, withPosts } from './testing/createTestPages';

async function outcomeOf(pages: TestPages, path: string) {
  const { status, headers } = await pages.get(path);
  return [status, headers.get('Location')];
}

/** A site to which a post was moved that had these paths. */
async function withMoved(...formerPaths: string[]) {
  const pages = await withPosts(await createTestPages());
  await pages.data.posts.insert(newPost('moved', { url: 'The-Walk', formerPaths }));
  return pages;
}

test('an unknown address that a post had elsewhere leads to the post', async () => {
  const pages = await withMoved('/2019/05/walk', '/posts/old-walk', '/über', '/cards/walk.png');
  for (const path of [
    '/2019/05/walk',
    '/2019/05/walk/',
    '/2019/05/walk?utm_source=feed',
    '/posts/old-walk',
    '/%C3%BCber/',
    '/%c3%bcber',
    '/cards/walk.png',
  ]) {
    expect([path, ...(await outcomeOf(pages, path))]).toEqual([path, 301, '/posts/The-Walk']);
  }
  // Browsers ask again, because the post can be removed.
  const { headers } = await pages.get('/2019/05/walk');
  expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
});

test('other unknown addresses stay unknown', async () => {
  const pages = await withMoved('/2019/05/walk');
  for (const path of ['/2019/05', '/2019/05/WALK', '/2019/05/walk/more', '/2019/05/walk%00'])
    expect([path, ...(await outcomeOf(pages, path))]).toEqual([path, 404, null]);
});

test('a former address leads to the post only while that is public', async () => {
  const pages = await withMoved('/2019/05/walk');
  await pages.data.publication.unpublish('moved', { by: 'ada', now: 9 });
  expect(await outcomeOf(pages, '/2019/05/walk')).toEqual([404, null]);
  await pages.data.posts.remove('moved', 'ada');
  expect(await outcomeOf(pages, '/2019/05/walk')).toEqual([404, null]);
});

test('a former address hides no page of the site, and only unknown ones are looked for', async () => {
  const paths = ['/', '/about', '/posts', '/posts/two', '/username/ada', '/dashboard/profile'];
  const pages = await withMoved(...paths.slice(1));
  const find = vi.spyOn(pages.data.postUrls, 'ofFormerPath');
  for (const path of paths)
    expect([path, ...(await outcomeOf(pages, path))]).toEqual([path, 200, null]);
  expect(find).not.toHaveBeenCalled();
  // A post that gets the address later is shown there.
  await pages.data.posts.insert(newPost('later', { url: 'old-walk' }));
  expect(await outcomeOf(pages, '/posts/old-walk')).toEqual([200, null]);
  await pages.get(`/${'x'.repeat(301)}`);
  expect(find).not.toHaveBeenCalled();
  await pages.get('/unknown');
  expect(find.mock.calls).toEqual([['/unknown']]);
});
