import { mkdir, mkdtemp, open, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ListedFile } from '@server/core/ports';
import { testFiles } from '@server/core/testing/filesSuite';
import { afterAll, expect, test } from 'vitest';
import { createDiskFiles, nodeDisk } from './diskFiles';

const png = { bytes: new Uint8Array([1, 2, 3]), type: 'image/png' };

const parents: string[] = [];

afterAll(async () => {
  for (const parent of parents) await rm(parent, { recursive: true });
});

/** A folder that doesn't exist yet, in a new one. */
async function newFolder() {
  const parent = await mkdtemp(join(tmpdir(), 'commonplace-files-'));
  parents.push(parent);
  return { parent, folder: join(parent, 'files') };
}

testFiles(async () => createDiskFiles(await newFolder()));

test.each([
  '../outside.png',
  '/outside.png',
  '..\\outside.png',
  'folder/inside.png',
  '.hidden.png',
  'nul\0.png',
  'page.html',
  'a.png.html',
  'png',
  '',
  `${'a'.repeat(300)}.png`,
])('no file can be written, read or removed as %j', async (name) => {
  const { parent, folder } = await newFolder();
  await writeFile(join(parent, 'outside.png'), 'outside');
  const files = createDiskFiles({ folder });
  await expect(files.put(name, png)).rejects.toThrow("can't be named");
  expect(await files.get(name)).toBeNull();
  await files.remove([name]);
  expect(await readdir(parent)).toEqual(['outside.png']);
});

test('the type must be that of the extension', async () => {
  const files = createDiskFiles(await newFolder());
  const html = { ...png, type: 'text/html' };
  await expect(files.put('a.png', html)).rejects.toThrow("can't be named");
  expect(await files.get('a.png')).toBeNull();
});

function fault(code: string) {
  return Object.assign(new Error(`${code}: injected`), { code });
}

/** A disk with space for one byte. */
const fullDisk = {
  ...nodeDisk,
  async open(...input: Parameters<typeof open>) {
    const file = await open(...input);
    const { writeFile } = file;
    file.writeFile = async () => {
      await writeFile.call(file, new Uint8Array([1]));
      throw fault('ENOSPC');
    };
    return file;
  },
};

test('a full disk rejects and keeps the previous file', async () => {
  const { folder } = await newFolder();
  await createDiskFiles({ folder }).put('a.png', png);
  const files = createDiskFiles({ folder, disk: fullDisk });
  const larger = { bytes: new Uint8Array(1000), type: 'image/png' };
  await expect(files.put('a.png', larger)).rejects.toMatchObject({ code: 'ENOSPC' });
  await expect(files.put('b.png', larger)).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(await files.get('a.png')).toEqual(png);
  expect(await readdir(folder)).toEqual(['a.png']);
});

test('a file has its name only after its bytes are on the disk, and the folder is synced last', async () => {
  const { folder } = await newFolder();
  const steps: string[] = [];
  const disk = {
    ...nodeDisk,
    async open(...input: Parameters<typeof open>) {
      const file = await open(...input);
      const { sync } = file;
      file.sync = async () => {
        steps.push(input[0] === folder ? 'sync folder' : 'sync file');
        await sync.call(file);
      };
      return file;
    },
    async rename(...paths: Parameters<typeof rename>) {
      steps.push('rename');
      await rename(...paths);
    },
  };
  await createDiskFiles({ folder, disk }).put('a.png', png);
  expect(steps).toEqual(['sync file', 'rename', 'sync folder']);
});

test('a failure that isn’t a missing file is an error', async () => {
  const { folder } = await newFolder();
  await mkdir(join(folder, 'a.png'), { recursive: true });
  await expect(createDiskFiles({ folder }).get('a.png')).rejects.toMatchObject({ code: 'EISDIR' });
});

const noon = Date.parse('2026-03-02T12:00:00Z');

async function writeAged(folder: string, ages: Readonly<Record<string, number>>) {
  for (const [name, minutes] of Object.entries(ages)) {
    await writeFile(join(folder, name), '');
    await utimes(join(folder, name), new Date(), new Date(noon - minutes * 60_000));
  }
}

test('what an interrupted write left is removed if it is old enough', async () => {
  const { folder } = await newFolder();
  await mkdir(folder);
  await writeAged(folder, { '.old.png.1': 61, '.new.png.2': 59, 'kept.png': 61 });
  await createDiskFiles({ folder }).removeUnfinished(noon - 60 * 60_000);
  expect((await readdir(folder)).toSorted()).toEqual(['.new.png.2', 'kept.png']);
});

test('lists files with the time of their last change, and nothing else of the folder', async () => {
  const { folder } = await newFolder();
  await mkdir(join(folder, 'folder'), { recursive: true });
  await writeAged(folder, { 'old.png': 60, 'new.png': 1, '.unfinished.png.1': 5, 'notes.txt': 5 });
  const listed: ListedFile[] = [];
  for await (const files of createDiskFiles({ folder }).list()) listed.push(...files);
  expect(new Map(listed.map(({ name, storedAt }) => [name, storedAt]))).toEqual(
    new Map([
      ['old.png', noon - 60 * 60_000],
      ['new.png', noon - 60_000],
    ]),
  );
});

test('lists a large folder in batches', async () => {
  const { folder } = await newFolder();
  await mkdir(folder);
  const names = Array.from({ length: 1100 }, (_, index) => `picture-${index}.png`);
  await Promise.all(names.map((name) => writeFile(join(folder, name), '')));
  const sizes: number[] = [];
  for await (const files of createDiskFiles({ folder }).list()) sizes.push(files.length);
  expect(sizes).toEqual([500, 500, 100]);
});
