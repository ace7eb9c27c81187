import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { addPosts, withPost } from '../../testing/fixtures';
import { at, resourceRow } from '../../testing/rows';

async function withUploads(data: Data) {
  await withPost(data);
  for (const [minute, id] of ['one', 'two', 'three'].entries()) {
    await data.resources.insert(resourceRow(id, { createdAt: at(minute) }));
  }
  return data;
}

const claim = { ownerId: 'ada', postId: 'post' };

export function describeResources(make: () => Promise<Data>) {
  describe('uploaded files', () => {
    test('unclaimed files are swept, oldest first', async () => {
      const { resources } = await withUploads(await make());
      expect(await resources.sweep(at(0))).toEqual({ files: [] });
      expect(await resources.sweep(at(2))).toEqual({ files: ['one.png', 'two.png'] });
      expect(await resources.sweep(at(2))).toEqual({ files: [] });
      expect(await resources.sweep(at(3))).toEqual({ files: ['three.png'] });
    });

    test('claimed files stay', async () => {
      const { resources } = await withUploads(await make());
      expect(await resources.claim({ ...claim, ids: ['one', 'three'] })).toBe(true);
      expect(await resources.sweep(at(99))).toEqual({ files: ['two.png'] });
    });

    test('a claim applies to all files or none', async () => {
      const { resources } = await withUploads(await make());
      await resources.insert(resourceRow('bens', { ownerId: 'ben' }));
      expect(await resources.claim({ ...claim, ids: ['one', 'bens'] })).toBe(false);
      expect(await resources.claim({ ...claim, ids: ['one', 'gone'] })).toBe(false);
      expect(await resources.claim({ ...claim, ids: ['one'], postId: 'gone' })).toBe(false);
      expect(await resources.claim({ ...claim, ids: [] })).toBe(true);
      expect((await resources.sweep(at(1))).files.toSorted()).toEqual(['bens.png', 'one.png']);
    });

    test('a file belongs to one post; claiming it again is idempotent', async () => {
      const data = await withUploads(await make());
      const { resources } = data;
      await addPosts(data, { count: 1 });
      const other = { ...claim, postId: 'post-00' };
      expect(await resources.claim({ ...claim, ids: ['one'] })).toBe(true);
      expect(await resources.claim({ ...claim, ids: ['one'] })).toBe(true);
      expect(await resources.claim({ ...other, ids: ['one'] })).toBe(false);
      expect(await resources.claim({ ...other, ids: ['two', 'one'] })).toBe(false);
      expect(await resources.sweep(at(2))).toEqual({ files: ['two.png'] });
    });
  });
}
