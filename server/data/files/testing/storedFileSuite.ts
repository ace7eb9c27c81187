import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { withPost } from '../../testing/fixtures';
import { newPost, resourceRow } from '../../testing/rows';

const file = (name: string) => ({ name, url: `/files/${name}` });

export function describeStoredFiles(make: () => Promise<Data>) {
  describe('stored files', () => {
    test('the site keeps its id', async () => {
      const { storedFiles } = await make();
      const id = await storedFiles.siteId();
      expect(id).toMatch(/^[\w-]+$/);
      expect(await storedFiles.siteId()).toBe(id);
    });

    test.each([
      ['an upload', 'upload.png'],
      ['the image of a post', 'post.png'],
      ['an avatar', 'ada.png'],
      ['a cover', 'cover.png'],
      ['a picture in a document', 'inside.png'],
    ])('%s is used', async (_, name) => {
      const data = await withPost(await make());
      await data.resources.insert(resourceRow('upload'));
      await data.users.update('ada', { cover: '/files/cover.png' });
      const block = { type: 'image', data: { url: '/files/inside.png' } };
      const content = JSON.stringify({ blocks: [block] });
      await data.posts.insert(newPost('pictures', { content, isPublished: false }));
      const found = await data.storedFiles.findUsed([file('unused.png'), file(name)]);
      expect(found).toEqual([name]);
    });

    test('a file is used only under its own address', async () => {
      const data = await withPost(await make());
      const elsewhere = [{ name: 'other.png', url: '/elsewhere/post.png' }];
      expect(await data.storedFiles.findUsed(elsewhere)).toEqual([]);
      expect(await data.storedFiles.findUsed([file('posts.png'), file('pos_.png')])).toEqual([]);
      expect(await data.storedFiles.findUsed([])).toEqual([]);
    });

    test('a file that several rows refer to is found once', async () => {
      const data = await withPost(await make());
      await data.posts.insert(newPost('other', { image: '/files/post.png' }));
      await data.users.update('ben', { avatar: '/files/post.png' });
      expect(await data.storedFiles.findUsed([file('post.png')])).toEqual(['post.png']);
    });
  });
}
