import { writeExportedPost, writePostFile } from '@contract/document/markdown/postFile';
import { documents } from '@contract/document/markdown/testing/documents';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Files, openFolder, openZip, picture } from '../testing/archives';
import { kindsOf, readAll, shown } from '../testing/readAll';
import { ownExport } from './ownExport';

const others: Files = {
  'profile.json': JSON.stringify({
    username: 'ada_green',
    firstName: 'Ada',
    lastName: 'Green',
    email: 'ada@old.example',
  }),
  'profile/avatar.png': picture,
  'comments.json': '[\n{"content":"Well said."},\n{"content":"Yes."}\n]\n',
  'book/loose.md': '# Book\n\n> Words',
};

const image = (url: string) => ({
  type: 'image',
  data: {
    file: { url },
    alt: 'A bed',
    caption: 'In <i>June</i>',
    withBorder: true,
    stretched: false,
    withBackground: false,
  },
});

/** A post as older exports have it. */
const fileOf = (title: string, blocks: { type: string; data: Record<string, unknown> }[] = []) =>
  writePostFile({
    details: {
      title,
      description: `About ${title}`,
      keywords: 'soil, seeds',
      url: title.toLowerCase().replaceAll(' ', '-'),
      tags: ['Garden', 'Soil, deep'],
      date: '2024-05-06T07:08:09.000Z',
      coverImage: '../pictures/cover.png',
      canonicalUrl: 'https://first.example/x',
    },
    document: { blocks: [{ type: 'paragraph', data: { text: `${title} text` } }, ...blocks] },
  });

const posts = Object.fromEntries(
  Array.from({ length: 20 }, (_, at) => [
    `posts/2024-05-06-post-${at}-${at}.md`,
    fileOf(`Post ${at}`),
  ]),
);

const exported: Files = {
  ...others,
  ...posts,
  'posts/2024-05-06-pictures-21.md': fileOf('Pictures', [
    image('../pictures/one.png'),
    image('https://elsewhere.example/two.png'),
    image('../pictures/gone.png'),
  ]),
  'drafts/2024-05-06-draft-22.md': fileOf('Draft'),
  'drafts/2024-05-06-flag-23.md': fileOf('Flag').replace(
    '---\n\n',
    'publishedAt: "2023-01-02T03:04:05.000Z"\nisPublished: true\nformerUrls: ["/2019/05/x/"]\n---\n\n',
  ),
  'posts/2024-05-06-broken-24.md': '---\ntitle: [\n---\nText',
  'pictures/one.png': picture,
  'pictures/cover.png': picture,
};

test('posts have all details again, with their pictures from the archive', async () => {
  const found = await readAll(ownExport, await openZip(exported));
  expect(found.post('Post 3')).toMatchObject({
    key: 'commonplace:post-3',
    url: 'post-3',
    description: 'About Post 3',
    keywords: 'soil, seeds',
    publishedAt: '2024-05-06T07:08:09.000Z',
    isPublished: true,
    canonicalUrl: 'https://first.example/x',
    author: 'Ada Green',
    cover: { file: { path: 'pictures/cover.png' } },
    losses: [],
  });
  const pictures = found.post('Pictures');
  expect([...pictures.pictures.keys()]).toEqual([
    '../pictures/one.png',
    'https://elsewhere.example/two.png',
  ]);
  expect(shown(pictures)[1]).toEqual(image('../pictures/one.png'));
  expect(kindsOf(pictures)).toEqual(['missingPicture']);
  expect(found.posts).toHaveLength(23);
  expect(found.losses.map(({ kind }) => kind)).toEqual(['unreadable', 'comment']);
});

test('drafts stay drafts, and newer details are read', async () => {
  const found = await readAll(ownExport, await openFolder(exported));
  expect(found.post('Draft')).toMatchObject({ isPublished: false, publishedAt: null });
  expect(found.post('Flag')).toMatchObject({
    isPublished: true,
    publishedAt: '2023-01-02T03:04:05.000Z',
    formerUrls: ['/2019/05/x/'],
  });
});

test('posts and drafts of the present form have all details again', async () => {
  const published = {
    title: 'Soil',
    url: 'soil',
    tags: ['Garden'],
    description: 'About soil',
    keywords: 'soil, seeds',
    publishedAt: '2023-01-02T03:04:05.000Z',
    createdAt: '2024-05-06T07:08:09.000Z',
    isPublished: true,
    canonicalUrl: 'https://first.example/x',
    formerUrls: ['/2019/05/x'],
    cover: '../pictures/cover.png',
  };
  const document = { blocks: [{ type: 'paragraph', data: { text: 'Alive.' } }] };
  const draft = { title: 'Later', url: 'later', tags: [], isPublished: false };
  const { createdAt } = published;
  const archive = await openZip({
    ...others,
    'posts/soil.md': writeExportedPost(published, document),
    'posts/later.md': writeExportedPost({ ...draft, createdAt }, document),
    'pictures/cover.png': picture,
  });
  const found = await readAll(ownExport, archive);
  const { createdAt: _, cover: _cover, ...same } = published;
  expect(found.post('Soil')).toMatchObject({
    ...same,
    cover: { file: { path: 'pictures/cover.png' } },
    losses: [],
  });
  expect(found.post('Later')).toMatchObject({ ...draft, publishedAt: null });
});

const word = fc.stringMatching(/^[a-zA-Zżß文שж0-9&<>"'!?#%:-]{1,8}$/);
const line = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
const details = fc.record({
  title: line,
  url: fc
    .array(word, { minLength: 1, maxLength: 3 })
    .map((words) => words.join('-').normalize('NFKC')),
  tags: fc.uniqueArray(line, { maxLength: 5, selector: (tag) => tag.toLowerCase() }),
  description: line,
});

test('a post that the site writes is the same when it is read', async () => {
  await fc.assert(
    fc.asyncProperty(details, documents, async (details, document) => {
      const archive = await openFolder({
        ...others,
        'posts/2024-05-06-a-1.md': writePostFile({ details, document }),
        'posts/a.md': writeExportedPost(details, document),
      });
      const { posts } = await readAll(ownExport, archive);
      expect(posts).toHaveLength(2);
      for (const post of posts) {
        expect(post).toMatchObject({ ...details, url: expect.stringContaining(details.url) });
        expect(shown(post)).toEqual(document.blocks);
      }
    }),
    { numRuns: 60, seed: 7 },
  );
});
