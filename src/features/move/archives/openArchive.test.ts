import { UnreadableFileError } from '@contract/document/UnreadableFileError';
import { archiveLimits, moveTexts } from '@contract/texts/moveTexts';
import { zipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { openArchive } from './openArchive';
import { fileOf, openFolder, openZip, zipOf } from './testing/archives';

const encode = (text: string) => new TextEncoder().encode(text);

const namesOf = ({ files }: Awaited<ReturnType<typeof openArchive>>) => [...files.keys()];

const refusal = (message: string) => new UnreadableFileError(message);

/** The places of the central directory's entries in a .zip. */
function directoryEntries(zip: Uint8Array) {
  const places: number[] = [];
  for (let at = 0; at + 46 <= zip.length; at += 1) {
    if (zip[at] === 0x50 && zip[at + 1] === 0x4b && zip[at + 2] === 1 && zip[at + 3] === 2) {
      places.push(at);
    }
  }
  return places;
}

/** A .zip whose entries announce another size, in the directory and before their bytes. */
function announcing(size: number, files: Record<string, Uint8Array>) {
  const zip = zipSync(files);
  const view = new DataView(zip.buffer);
  for (const at of directoryEntries(zip)) {
    view.setUint32(at + 24, size, true);
    view.setUint32(view.getUint32(at + 42, true) + 22, size, true);
  }
  return fileOf('export.zip', zip);
}

test('the files of a .zip are read by their paths, without those that systems add', async () => {
  const archive = await openZip({
    'posts/a.html': 'Ü 👋\r\n',
    'posts.csv': 'a',
    '__MACOSX/posts/._a.html': 'x',
    '.DS_Store': 'x',
  });
  expect(namesOf(archive)).toEqual(['posts/a.html', 'posts.csv']);
  expect(await archive.files.get('posts/a.html')?.text()).toBe('Ü 👋\n');
});

test('a folder that holds everything is left out of the paths', async () => {
  expect(namesOf(await openZip({ 'blog/a.md': 'a', 'blog/b/c.md': 'c' }))).toEqual([
    'a.md',
    'b/c.md',
  ]);
  expect(namesOf(await openFolder({ 'content/a.md': 'a', 'config.toml': '' }))).toEqual([
    'content/a.md',
    'config.toml',
  ]);
});

test('a file of the browser has its path in the folder', async () => {
  const file = fileOf('a.md', 'Text');
  Object.defineProperty(file, 'webkitRelativePath', { value: 'blog/posts/a.md' });
  expect(namesOf(await openArchive([file]))).toEqual(['posts/a.md']);
});

test('one file is an archive of one file', async () => {
  const archive = await openArchive([fileOf('export.json', '{}')]);
  expect(archive.name).toBe('export.json');
  expect(namesOf(archive)).toEqual(['export.json']);
});

test.each([
  ['nothing', [], moveTexts.empty],
  ['a file of another type', [fileOf('a.exe', 'x')], moveTexts.wrongType],
  [
    'a file that is too large',
    [Object.defineProperty(fileOf('a.xml', 'x'), 'size', { value: archiveLimits.entryBytes + 1 })],
    moveTexts.fileTooLarge,
  ],
  ['two files', [fileOf('a.md', 'x'), fileOf('b.md', 'x')], moveTexts.severalFiles],
  ['no archive', [fileOf('a.zip', 'no zip')], moveTexts.broken],
  ['an empty file', [fileOf('a.zip', '')], moveTexts.broken],
])('%s is refused', async (_, chosen, message) => {
  await expect(openArchive(chosen)).rejects.toThrow(refusal(message));
});

test.each([
  '../a.md',
  'images/../../a.md',
  String.raw`images\..\a.md`,
  '/etc/passwd',
  'C:/a.md',
  'a\u0000.md',
])('the name %j is a loss, never a path', async (name) => {
  const archive = await openZip({ 'ok.md': 'ok', [name]: 'x' });
  expect(namesOf(archive)).toEqual(['ok.md']);
  expect(archive.losses).toMatchObject([{ kind: 'unsafeName' }]);
});

test('a repeated name is a loss', async () => {
  const zip = zipSync({ 'a.md': encode('first'), 'b.md': encode('second') });
  for (const at of zip.keys()) {
    if (zip[at] === 0x62 && zip[at + 1] === 0x2e && zip[at + 2] === 0x6d) zip[at] = 0x61;
  }
  const archive = await openArchive([fileOf('export.zip', zip)]);
  expect(namesOf(archive)).toEqual(['a.md']);
  expect(await archive.files.get('a.md')?.text()).toBe('first');
  expect(archive.losses).toMatchObject([{ kind: 'repeatedName', what: 'a.md' }]);
});

test('a file that becomes more than 200 times as large is a loss', async () => {
  const archive = await openZip({ 'ok.md': 'ok', 'bomb.md': new Uint8Array(5_000_000) });
  expect(namesOf(archive)).toEqual(['ok.md']);
  expect(archive.losses).toMatchObject([{ kind: 'expandsTooMuch', what: 'bomb.md' }]);
});

test('a file that says it is larger than 100 MiB is a loss', async () => {
  const body = crypto.getRandomValues(new Uint8Array(65_536));
  const large = Uint8Array.from(
    { length: 10 * body.length },
    (_, at) => body[at % body.length] ?? 0,
  );
  const archive = await openArchive([announcing(archiveLimits.entryBytes + 1, { 'a.md': large })]);
  expect(archive.losses).toMatchObject([{ kind: 'fileTooLarge', what: 'a.md' }]);
});

test('inflating stops when a file is larger than it says', async () => {
  const archive = await openArchive([announcing(1000, { 'a.md': new Uint8Array(50_000_000) })]);
  const file = archive.files.get('a.md');
  expect(file?.size).toBe(1000);
  await expect(file?.text()).rejects.toThrow(UnreadableFileError);
});

test('an archive that says it is larger than 4 GiB in all is refused', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 50 }, (_, at) => [
      `${at}.md`,
      crypto.getRandomValues(new Uint8Array(60_000)),
    ]),
  );
  const zip = new Uint8Array(await zipOf(files).arrayBuffer());
  const view = new DataView(zip.buffer);
  for (const at of directoryEntries(zip)) {
    view.setUint32(at + 20, 90_000_000, true);
    view.setUint32(at + 24, 99_000_000, true);
  }
  await expect(openArchive([fileOf('export.zip', zip)])).rejects.toThrow(
    refusal(moveTexts.tooLarge),
  );
});

test('more than 50,000 files are refused', async () => {
  const names = Array.from({ length: archiveLimits.entries + 1 }, (_, at) => `${at}.md`);
  const empty = new Uint8Array();
  const zip = zipSync(Object.fromEntries(names.map((name) => [name, empty])), { level: 0 });
  await expect(openArchive([fileOf('export.zip', zip)])).rejects.toThrow(
    refusal(moveTexts.tooManyFiles),
  );
  const file = fileOf('a.md', '');
  const folder = names.map((name) => [`blog/${name}`, file] as const);
  await expect(openArchive(folder)).rejects.toThrow(refusal(moveTexts.tooManyFiles));
});

test('damaged bytes are noticed when they are read', async () => {
  const zip = zipSync({
    'a.md': encode(Array.from({ length: 200 }, (_, at) => at ** 3).join(' ')),
    'b.md': encode('b'),
  });
  zip.fill(0xff, 35, 50);
  const archive = await openArchive([fileOf('export.zip', zip)]);
  await expect(archive.files.get('a.md')?.text()).rejects.toThrow(moveTexts.broken);
  expect(await archive.files.get('b.md')?.text()).toBe('b');
});

test('a text whose file is gone is not called damaged', async () => {
  const file = fileOf('a.md', 'Text');
  const gone = new DOMException('', 'NotReadableError');
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(gone);
  const archive = await openArchive([file]);
  await expect(archive.files.get('a.md')?.text()).rejects.toBe(gone);
});

test('a file that is no text in UTF-8 is refused', async () => {
  const archive = await openZip({ 'a.md': new Uint8Array([0xff, 0xfe, 0x41]), 'b.md': 'b' });
  await expect(archive.files.get('a.md')?.text()).rejects.toThrow(refusal(moveTexts.notText));
});
