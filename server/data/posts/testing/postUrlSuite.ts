import { apiLimits } from '@contract/apiLimits';
import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { withPeople } from '../../testing/fixtures';
import { at, newPost, userRow } from '../../testing/rows';

/** Ada’s public post "first" and a draft of ben’s. */
async function withPosts(data: Data) {
  await withPeople(data);
  await data.users.insert(userRow('admin', { role: 'admin' }));
  await data.posts.insert(newPost('first'));
  await data.posts.insert(newPost('draft', { authorId: 'ben', isPublished: false }));
  const rename = async (id: string, url: string, by = 'admin') => {
    const changed = await data.postUrls.change({ id, url, by, now: at(0) });
    return changed && typeof changed !== 'string' ? changed.after.url : changed;
  };
  const idAt = async (url: string) => (await data.posts.byUrl(url))?.id ?? null;
  return { ...data, rename, idAt };
}

function describeFormer(make: () => Promise<Data>) {
  test('a public post is found under its former urls', async () => {
    const { posts, rename, idAt } = await withPosts(await make());
    expect(await rename('first', 'second')).toBe('second');
    expect(await rename('first', 'third')).toBe('third');
    for (const url of ['first', 'second', 'third', 'FIRST']) expect(await idAt(url)).toBe('first');
    const renamed = { url: 'third', firstUrl: 'first', updatedAt: at(0) };
    expect(await posts.byUrl('first')).toMatchObject(renamed);
  });

  test('a post keeps at most twenty former urls', async () => {
    const { rename, idAt } = await withPosts(await make());
    for (let at = 1; at <= apiLimits.formerUrls; at += 1)
      expect(await rename('first', `url-${at}`)).toBe(`url-${at}`);
    expect(await rename('first', 'another')).toBe('too many');
    expect(await idAt('another')).toBeNull();
    expect(await rename('first', 'url-3')).toBe('url-3');
    expect(await idAt('first')).toBe('first');
  });

  test('a former url can be taken back by its post, and by no other', async () => {
    const { posts, rename, idAt } = await withPosts(await make());
    await rename('first', 'second');
    expect(await rename('draft', 'First')).toBe('url taken');
    expect(await posts.insert(newPost('other', { url: 'FIRST' }))).toBe('url taken');
    expect(await rename('first', 'first')).toBe('first');
    expect(await idAt('second')).toBe('first');
    expect(await rename('draft', 'second')).toBe('url taken');
  });

  test('the url of a draft that was never public is free again', async () => {
    const { posts, rename, idAt } = await withPosts(await make());
    expect(await rename('draft', 'better')).toBe('better');
    expect(await posts.byUrl('better')).toMatchObject({ firstUrl: 'better' });
    expect(await idAt('draft')).toBeNull();
    expect(await rename('first', 'draft')).toBe('draft');
  });

  test('the urls that posts, drafts and former posts have are in use', async () => {
    const { postUrls, rename } = await withPosts(await make());
    await rename('first', 'second');
    const urls = ['free', 'FIRST', 'second', 'Draft', 'free', 'draft'];
    expect(await postUrls.taken(urls)).toEqual(['FIRST', 'second', 'Draft', 'draft']);
    expect(await postUrls.taken([])).toEqual([]);
  });

  test('former urls are free after the post is removed', async () => {
    const { posts, rename, idAt } = await withPosts(await make());
    await rename('first', 'second');
    await posts.remove('first', 'ada');
    expect(await idAt('first')).toBeNull();
    expect(await rename('draft', 'first')).toBe('first');
  });
}

function describePaths(make: () => Promise<Data>) {
  test('a public post is found by the paths that it had elsewhere', async () => {
    const { posts, postUrls, publication, rename } = await withPosts(await make());
    const formerPaths = ['/2019/05/soil', '/Über-uns'];
    await posts.insert(newPost('moved', { formerPaths }));
    for (const path of formerPaths) expect(await postUrls.ofFormerPath(path)).toBe('moved');
    for (const path of ['/2019/05', '/2019/05/SOIL', '/2019/05/soil/', ''])
      expect(await postUrls.ofFormerPath(path)).toBeNull();
    expect(await postUrls.formerPaths('moved')).toEqual(formerPaths);
    expect(await postUrls.formerPaths('first')).toEqual([]);
    await rename('moved', 'renamed');
    expect(await postUrls.ofFormerPath('/2019/05/soil')).toBe('renamed');
    await publication.unpublish('moved', { by: 'ada', now: at(0) });
    expect(await postUrls.ofFormerPath('/2019/05/soil')).toBeNull();
  });

  test('a url is in use if its address here is a former path of a post', async () => {
    const { posts, postUrls } = await withPosts(await make());
    const formerPaths = ['/posts/soil', '/posts/über', '/plain', '/posts/a/b'];
    await posts.insert(newPost('moved', { formerPaths }));
    const urls = ['soil', 'Soil', 'über', 'plain', 'a', 'b', 'posts/soil'];
    expect(await postUrls.taken(urls)).toEqual(['soil', 'über']);
  });

  test('the paths of a draft and of a blocked author lead nowhere', async () => {
    const { posts, postUrls, users } = await withPosts(await make());
    const isPublished = false;
    await posts.insert(newPost('moved', { authorId: 'ben', formerPaths: ['/a'] }));
    await posts.insert(newPost('late', { isPublished, formerPaths: ['/b'] }));
    await users.setBlocked('ben', true);
    expect(await postUrls.ofFormerPath('/a')).toBeNull();
    expect(await postUrls.ofFormerPath('/b')).toBeNull();
    await users.setBlocked('ben', false);
    expect(await postUrls.ofFormerPath('/a')).toBe('moved');
  });

  test('a path belongs to one post until it is removed', async () => {
    const { posts, postUrls } = await withPosts(await make());
    const insert = async (id: string, ...formerPaths: string[]) => {
      const answer = await posts.insert(newPost(id, { formerPaths }));
      return typeof answer === 'string' ? answer : 'stored';
    };
    const parallel = [insert('one', '/a', '/b'), insert('two', '/b', '/a')];
    expect((await Promise.all(parallel)).toSorted()).toEqual(['path taken', 'stored']);
    expect(await insert('three', '/c', '/b')).toBe('path taken');
    expect(await postUrls.ofFormerPath('/c')).toBeNull();
    expect(await posts.byId('three')).toBeNull();
    await posts.remove((await postUrls.ofFormerPath('/a')) ?? '', 'ada');
    expect(await postUrls.ofFormerPath('/b')).toBeNull();
    expect(await insert('three', '/c', '/b')).toBe('stored');
  });
}

function describeCanonical(make: () => Promise<Data>) {
  test('the address of the first publication is stored, changed and listed', async () => {
    const { posts } = await withPosts(await make());
    const canonicalUrl = 'https://example.org/soil';
    await posts.insert(newPost('soil', { canonicalUrl }));
    expect(await posts.byId('soil')).toMatchObject({ canonicalUrl });
    const listed = async () =>
      (await posts.listPublicUrls({ skip: 0, take: 9 })).rows.map((row) => row.canonicalUrl);
    expect(await listed()).toEqual(['', canonicalUrl]);
    await posts.update('soil', { title: 'Soil', updatedAt: at(1) }, 'ada');
    expect(await posts.byId('soil')).toMatchObject({ title: 'Soil', canonicalUrl });
    const other = 'https://other.example/';
    const changed = await posts.update('first', { canonicalUrl: other, updatedAt: at(2) }, 'ada');
    expect(changed).toMatchObject({ after: { canonicalUrl: other, revision: 1 } });
    await posts.update('soil', { canonicalUrl: '', updatedAt: at(2) }, 'ada');
    expect(await listed()).toEqual([other, '']);
  });
}

/** The addresses of posts. */
export function describePostUrls(make: () => Promise<Data>) {
  describe('addresses of posts', () => {
    describeFormer(make);
    describePaths(make);
    describeCanonical(make);

    test('the same url, or another letter case, leaves no former url', async () => {
      const { rename } = await withPosts(await make());
      expect(await rename('first', 'first')).toBe('first');
      expect(await rename('first', 'First')).toBe('First');
      expect(await rename('first', 'second')).toBe('second');
      expect(await rename('first', 'FIRST')).toBe('FIRST');
    });

    test('a change answers the post before and after', async () => {
      const { posts, postUrls } = await withPosts(await make());
      const before = await posts.byId('first');
      const changed = await postUrls.change({ id: 'first', url: 'second', by: 'ada', now: at(0) });
      expect(changed).toEqual({ before, after: await posts.byId('first') });
    });

    test('only the author or an admin changes it, and a missing post has none', async () => {
      const { rename, users } = await withPosts(await make());
      await users.setBlocked('ada', true);
      for (const by of ['ben', 'ada', 'gone']) expect(await rename('first', 'new', by)).toBeNull();
      expect(await rename('gone', 'new')).toBeNull();
    });
  });
}
