import { editorLimits } from '@contract/document/editorLimits';
import { brokenFrontMatter, markdownTexts } from '@contract/texts/markdownTexts';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readImport } from './readImport';

type Content = string | Uint8Array<ArrayBuffer>;

const encode = (content: Content) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;
const file = (name: string, content: Content) => new File([content], name);
const zipFile = (files: Record<string, Content>) =>
  file(
    'post.zip',
    zipSync(Object.fromEntries(Object.entries(files).map(([name, one]) => [name, encode(one)]))),
  );

test.each(['post.md', 'POST.MD', 'post.markdown'])('reads %s', async (name) => {
  const { details, document, files, missing } = await readImport(
    file(name, '---\ntitle: Soil\ntags: soil, seeds\n---\nSoil is **alive**.'),
  );
  expect(details).toMatchObject({ title: 'Soil', tags: ['soil', 'seeds'] });
  expect(document.blocks).toEqual([{ type: 'paragraph', data: { text: 'Soil is <b>alive</b>.' } }]);
  expect([files.size, missing]).toEqual([0, []]);
});

test('finds the pictures of an archive from the place of the Markdown file', async () => {
  const { files, missing } = await readImport(
    zipFile({
      'posts/soil.md': [
        '![](images/a%20b.png)',
        '![](../c.JPG)',
        '![](/static/d.webp)',
        '![](images/none.png)',
        '![](e.svg)',
        '![](https://a.example/f.png)',
        '![](/api/v1/resource/file/g.png)',
      ].join('\n\n'),
      'posts/images/a b.png': 'a',
      'c.JPG': 'c',
      'static/d.webp': 'd',
      'posts/e.svg': '<svg/>',
    }),
  );
  const found = [...files].map(([url, { name, type }]) => [url, name, type]);
  expect(found).toEqual([
    ['images/a%20b.png', 'a b.png', 'image/png'],
    ['../c.JPG', 'c.JPG', 'image/jpeg'],
    ['/static/d.webp', 'd.webp', 'image/webp'],
  ]);
  expect(missing).toEqual(['images/none.png', 'e.svg']);
});

const nested = `${'> '.repeat(12_000)}a`;
const deepList = Array.from({ length: 80 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n');

test.each([
  ['another type', file('post.docx', 'a'), markdownTexts.wrongType],
  ['broken front matter', file('a.md', '---\ntitle: a: b\n---\n'), brokenFrontMatter(2)],
  ['other encodings', file('a.md', new Uint8Array([0x61, 0xe9, 0x20])), markdownTexts.notText],
  ['an empty file', file('a.md', ' \n'), markdownTexts.empty],
  ['quotes in quotes', file('a.md', nested), markdownTexts.tooDeep],
  ['lists in lists', file('a.md', `${'- '.repeat(5000)}a`), markdownTexts.tooDeep],
  ['numbers in numbers', file('a.md', `${'1. '.repeat(5000)}a`), markdownTexts.tooDeep],
  [
    'very many lines without marks',
    file('a.md', `> a\n${'a\n'.repeat(100_000)}`),
    markdownTexts.tooDeep,
  ],
  ['a list that is too deep to be stored', file('a.md', deepList), markdownTexts.tooDeep],
  ['a broken archive', file('a.zip', 'PK'), markdownTexts.brokenZip],
  ['an archive without Markdown', zipFile({ 'a.txt': 'a' }), markdownTexts.noMarkdown],
  [
    'several Markdown files',
    zipFile({ 'a.md': 'a', 'b.markdown': 'b' }),
    markdownTexts.severalMarkdown,
  ],
  [
    'a large Markdown file',
    file('a.md', 'a'.repeat(editorLimits.postFile.textBytes + 1)),
    markdownTexts.tooLarge,
  ],
  [
    'a large Markdown file in an archive',
    zipFile({ 'a.md': 'a'.repeat(editorLimits.postFile.textBytes + 1) }),
    markdownTexts.tooLarge,
  ],
])('refuses %s with a message', async (_, chosen, message) => {
  await expect(readImport(chosen)).rejects.toThrow(message);
});

test('a large archive is not read', async () => {
  const large = file('a.zip', 'PK');
  Object.defineProperty(large, 'size', { value: editorLimits.postFile.zipBytes + 1 });
  await expect(readImport(large)).rejects.toThrow(markdownTexts.tooLarge);
});

test('a file that can not be opened is refused with a message', async () => {
  const gone = file('a.md', 'a');
  gone.arrayBuffer = () => Promise.reject(new DOMException('Gone', 'NotFoundError'));
  await expect(readImport(gone)).rejects.toThrow(markdownTexts.unreadable);
});

test('the document is sanitised', async () => {
  const { document } = await readImport(
    file('a.md', 'a<img src=x onerror=b()>\n\n![c](javascript:d\\(\\))\n\n<script>e()</script>'),
  );
  expect(JSON.stringify(document)).not.toMatch(/onerror|javascript|script/);
});
