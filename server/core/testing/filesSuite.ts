import { expect, test } from 'vitest';
import type { FileStore } from '../ports';

async function listNames(files: FileStore) {
  const names: string[] = [];
  for await (const batch of files.list()) names.push(...batch.map(({ name }) => name));
  return names.toSorted();
}

const bytesOf = (...numbers: number[]) => new Uint8Array(numbers);

/** The tests of the files port; each implementation runs them on an empty store. */
export function testFiles(create: () => FileStore | Promise<FileStore>) {
  test.each(['png', 'webp', 'gif', 'jpeg'])(
    'a %s file keeps its bytes and type',
    async (format) => {
      const files = await create();
      const file = { bytes: bytesOf(0, 255, 10, 13), type: `image/${format}` };
      await files.put(`a-1280x720-640w.${format}`, file);
      expect(await files.get(`a-1280x720-640w.${format}`)).toEqual(file);
    },
  );

  test('a large file keeps its bytes', async () => {
    const files = await create();
    const bytes = Uint8Array.from({ length: 3_000_000 }, (_, at) => at % 251);
    await files.put('large.webp', { bytes, type: 'image/webp' });
    const stored = await files.get('large.webp');
    expect(stored?.bytes.length).toBe(bytes.length);
    expect(stored?.bytes.every((byte, at) => byte === at % 251)).toBe(true);
  });

  test('a missing file is null', async () => {
    expect(await (await create()).get('missing.png')).toBeNull();
  });

  test('the last file with a name is kept', async () => {
    const files = await create();
    await files.put('a.png', { bytes: bytesOf(1, 2, 3), type: 'image/png' });
    await files.put('a.png', { bytes: bytesOf(4), type: 'image/png' });
    expect((await files.get('a.png'))?.bytes).toEqual(bytesOf(4));
  });

  test('of parallel files with the same name one is kept completely', async () => {
    const files = await create();
    const contents = [1, 2, 3, 4].map((number) => new Uint8Array(100_000).fill(number));
    await Promise.all(contents.map((bytes) => files.put('a.png', { bytes, type: 'image/png' })));
    const stored = await files.get('a.png');
    expect(stored?.bytes).toHaveLength(100_000);
    expect(new Set(stored?.bytes).size).toBe(1);
  });

  test('removes several files, also again', async () => {
    const files = await create();
    for (const name of ['a.png', 'b.png', 'kept.png']) {
      await files.put(name, { bytes: bytesOf(1), type: 'image/png' });
    }
    await files.remove([]);
    await files.remove(['a.png', 'b.png', 'missing.png']);
    await files.remove(['a.png']);
    expect(await files.get('a.png')).toBeNull();
    expect(await files.get('b.png')).toBeNull();
    expect(await files.get('kept.png')).not.toBeNull();
  });

  test('the stored files are listed', async () => {
    const files = await create();
    expect(await listNames(files)).toEqual([]);
    for (const name of ['a-2x1.webp', 'a-2x1-320w.webp', 'b.png']) {
      await files.put(name, { bytes: bytesOf(1), type: name.replace(/.*\./, 'image/') });
    }
    await files.remove(['b.png']);
    expect(await listNames(files)).toEqual(['a-2x1-320w.webp', 'a-2x1.webp']);
  });

  test('the sites that use the files are noted, and are no files', async () => {
    const files = await create();
    expect(await files.sites()).toEqual([]);
    for (const id of ['one', 'other-2', 'one']) await files.addSite(id);
    expect((await files.sites()).toSorted()).toEqual(['one', 'other-2']);
    expect(await listNames(files)).toEqual([]);
    expect(await files.get('site-one')).toBeNull();
  });

  test('removing what interrupted writes left keeps the files', async () => {
    const files = await create();
    await files.put('a.png', { bytes: bytesOf(1), type: 'image/png' });
    await files.removeUnfinished(Number.MAX_SAFE_INTEGER);
    expect(await listNames(files)).toEqual(['a.png']);
  });
}
