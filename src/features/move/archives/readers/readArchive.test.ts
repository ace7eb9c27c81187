import { UnreadableFileError } from '@contract/document/UnreadableFileError';
import { lossTexts, moveTexts } from '@contract/texts/moveTexts';
import { expect, test } from 'vitest';
import type { Archive } from '../archive';
import type { Loss } from '../losses';
import type { MovedPost } from '../movedPost';
import { openFolder, openOne, openZip } from '../testing/archives';
import { devFiles } from '../testing/devExport';
import { ghostFiles, ghostJson } from '../testing/ghostExport';
import { hashnodeJson } from '../testing/hashnodeExport';
import { hugoFiles } from '../testing/hugoSite';
import { jekyllFiles } from '../testing/jekyllSite';
import { mediumFiles } from '../testing/mediumExport';
import { obsidianFiles } from '../testing/obsidianVault';
import { substackFiles } from '../testing/substackExport';
import { wordpressXml } from '../testing/wordpressExport';
import { findReader, readArchive } from './readArchive';
import { isPost } from './reader';

const archives: [string, () => Promise<Archive>][] = [
  ['Ghost', () => openZip(ghostFiles)],
  ['Ghost', () => openOne('export.json', ghostJson)],
  ['WordPress', () => openOne('export.xml', wordpressXml)],
  ['WordPress', () => openZip({ 'a.xml': wordpressXml })],
  ['Medium', () => openZip(mediumFiles)],
  ['Substack', () => openZip(substackFiles)],
  ['DEV', () => openZip(devFiles)],
  ['Hashnode', () => openOne('export-articles.json', hashnodeJson)],
  ['Hugo', () => openFolder(hugoFiles)],
  ['Jekyll', () => openZip(jekyllFiles)],
  ['Obsidian', () => openFolder(obsidianFiles)],
  ['Obsidian', () => openOne('note.md', '# One\n\nText')],
  [
    'Commonplace',
    () => openZip({ 'profile.json': '{}', 'comments.json': '[]', 'posts/a.md': '# A\n\nText' }),
  ],
];

test.each(archives)('an archive of %s is recognised', async (name, open) => {
  expect((await findReader(await open())).name).toBe(name);
});

test.each([
  ['a.json', '{"some":"json"}'],
  ['a.xml', '<feed></feed>'],
  ['a.csv', 'a,b\n1,2'],
])('%s of something else is refused', async (name, content) => {
  await expect(findReader(await openOne(name, content))).rejects.toThrow(
    new UnreadableFileError(moveTexts.unknownSystem),
  );
});

async function readAll(archive: Archive) {
  const posts: MovedPost[] = [];
  const losses: Loss[] = [];
  for await (const found of readArchive(archive, await findReader(archive))) {
    if (isPost(found)) posts.push(found);
    else losses.push(found);
  }
  return { posts, losses };
}

test('reading an archive twice gives the same keys, each once', async () => {
  const archive = await openZip(ghostFiles);
  const [first, second] = [await readAll(archive), await readAll(archive)];
  const keys = first.posts.map(({ key }) => key);
  expect(second.posts.map(({ key }) => key)).toEqual(keys);
  expect(new Set(keys).size).toBe(keys.length);
});

test('a url is given once', async () => {
  const note = '---\ntitle: Same\n---\nText';
  const { posts } = await readAll(
    await openFolder({ 'x/a.md': note, 'y/b.md': note, 'c.md': note }),
  );
  expect(posts.map(({ url }) => url)).toEqual(['same', 'same-2', 'same-3']);
  expect(posts.map(({ losses }) => losses.some(({ kind }) => kind === 'changedUrl'))).toEqual([
    false,
    true,
    true,
  ]);
});

test('files that the archive loses are listed first', async () => {
  const { losses } = await readAll(await openZip({ 'a.md': 'Text', '../b.md': 'Text' }));
  expect(losses[0]).toEqual({ kind: 'unsafeName', what: '../b.md' });
  for (const text of Object.values(lossTexts)) expect(text).toMatch(/^[A-Z].*\.$/);
});

test('posts are read one after another, with pauses in which other work runs', async () => {
  const posts = Array.from({ length: 40 }, (_, at) => ({
    id: String(at),
    title: `Post ${at}`,
    slug: `post-${at}`,
    html: '<p>Some <b>text</b></p>'.repeat(40),
    lexical: null,
    status: 'published',
    type: 'post',
  }));
  const archive = await openOne('a.json', JSON.stringify({ db: [{ data: { posts } }] }));
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  });
  const { posts: read } = await readAll(archive);
  clearInterval(timer);
  expect(read).toHaveLength(40);
  expect(turns).toBeGreaterThan(0);
});
