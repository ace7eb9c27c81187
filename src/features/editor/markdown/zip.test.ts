import { editorLimits } from '@contract/document/editorLimits';
import { UnreadableFileError } from '@contract/document/UnreadableFileError';
import { markdownTexts } from '@contract/texts/markdownTexts';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { unzip, zip } from './zip';

const encode = (text: string) => new TextEncoder().encode(text);
const signature = [0x50, 0x4b, 0x01, 0x02];
const sizeOffset = 24;

/** An archive of compressed files that announces another size for each of them. */
function announcing(size: number, ...names: string[]) {
  const archive = zipSync(Object.fromEntries(names.map((name) => [name, encode('a'.repeat(99))])));
  const view = new DataView(archive.buffer);
  for (let at = 0; at + sizeOffset < archive.length; at += 1) {
    if (signature.every((byte, offset) => archive[at + offset] === byte)) {
      view.setUint32(at + sizeOffset, size, true);
    }
  }
  return archive;
}

const decode = (files: ReadonlyMap<string, Uint8Array>) =>
  [...files].map(([name, file]) => [name, new TextDecoder().decode(file)]);

test('files are the same after packing and unpacking them', () => {
  const files = new Map([
    ['soil.md', encode('# שלום 👋')],
    ['images/ж b.png', encode('\0\n')],
  ]);
  expect(decode(unzip(zip(files)))).toEqual(decode(files));
});

test('directories and what systems add are left out', () => {
  const files = { 'a.md': encode('a'), '__MACOSX/a.md': encode('b'), '.DS_Store': encode('c') };
  expect([...unzip(zipSync({ ...files, 'images/': encode('') })).keys()]).toEqual(['a.md']);
});

test.each(['../a.md', 'images/../../a.md', String.raw`images\..\a.md`, '/a.md', 'C:/a.md'])(
  'the name %s is refused',
  (name) => {
    expect(() => unzip(zipSync({ [name]: encode('a') }))).toThrow(markdownTexts.unsafeNames);
  },
);

test('two dots inside of a name are no problem', () => {
  expect([...unzip(zipSync({ 'a..b.md': encode('a') })).keys()]).toEqual(['a..b.md']);
});

test('too many files are refused', () => {
  const names = Array.from({ length: editorLimits.postFile.entries + 1 }, (_, at) => `${at}.md`);
  const files = Object.fromEntries(names.map((name) => [name, encode('')]));
  expect(() => unzip(zipSync(files))).toThrow(markdownTexts.inflatesTooLarge);
  delete files['0.md'];
  expect(unzip(zipSync(files)).size).toBe(editorLimits.postFile.entries);
});

test('files that are too large together are refused before they are unpacked', () => {
  const half = editorLimits.postFile.inflatedBytes / 2 + 1;
  expect(() => unzip(announcing(half, 'a.md', 'b.md'))).toThrow(markdownTexts.inflatesTooLarge);
});

test('a file is not unpacked beyond the size that the archive announces', () => {
  expect(decode(unzip(announcing(3, 'a.md')))).toEqual([['a.md', 'aaa']]);
});

const whole = zipSync({ 'a.md': encode('text '.repeat(50)) });
const damaged = whole.slice();
damaged.fill(0xff, 35, 50);

test.each([
  ['no archive', encode('# Not a zip')],
  ['an empty file', new Uint8Array()],
  ['half an archive', whole.slice(0, whole.length / 2)],
  ['an archive without its beginning', whole.slice(40)],
  ['damaged data', damaged],
])('%s is refused with a message', (_, archive) => {
  expect(() => unzip(archive)).toThrow(new UnreadableFileError(markdownTexts.brokenZip));
});
