import { beforeAll, expect, test } from 'vitest';
import { openZip } from '../testing/archives';
import { kindsOf, paragraph, placeOf, readAll, shown } from '../testing/readAll';
import { substackFiles } from '../testing/substackExport';
import { substack } from './substack';

let found: Awaited<ReturnType<typeof readAll>>;

beforeAll(async () => {
  found = await readAll(substack, await openZip(substackFiles));
});

const bucket = 'https://substack-post-media.s3.amazonaws.com/public/images';

test('details: title, subtitle, date, former address', () => {
  expect(found.post('Title, "quoted"')).toMatchObject({
    url: 'title-quoted-',
    description: 'On "beginnings", and more',
    publishedAt: '2024-03-10T12:00:00.000Z',
    formerUrls: ['/p/title-quoted-'],
  });
  expect(kindsOf(found.post('Title, "quoted"'))).toContain('draftWithoutTags');
});

test('a picture has the address of its file, its caption and alternative text', () => {
  expect(shown(found.post('Picture'))).toMatchObject([
    paragraph('Text'),
    {
      type: 'image',
      data: { file: { url: `${bucket}/one.jpeg` }, caption: 'In <i>June</i>', alt: 'A bed' },
    },
  ]);
  expect(found.post('Picture').cover).toEqual({ url: `${bucket}/one.jpeg` });
  expect(kindsOf(found.post('Picture'))).not.toContain('pictureLink');
});

test('footnotes are written as in the editor', () => {
  expect(shown(found.post('Footnotes'))).toEqual([
    paragraph('Claim[^1].'),
    paragraph('[^1]: The source.'),
  ]);
});

test.each([
  ['Subscribe', 'form', [paragraph('Before'), paragraph('After')]],
  ['Share', 'removedBlock', [paragraph('Text')]],
  ['Poll', 'removedBlock', [paragraph('Text')]],
  ['Sound', 'removedBlock', [paragraph('Text')]],
  ['Button', 'button', [paragraph('<a href="https://example.org/shop">Shop</a>')]],
  ['Tweet', 'card', [paragraph('<a href="https://twitter.com/ada/status/1">Beans are up</a>')]],
] as const)('%s: the loss has its place', (title, kind, blocks) => {
  expect(shown(found.post(title))).toEqual(blocks);
  expect(placeOf(found.post(title), kind)).toBe('paragraph');
});

test('posts and letters in the text become links', () => {
  expect(shown(found.post('Post'))).toEqual([
    paragraph('<a href="https://old.substack.com/p/other">Other post</a>'),
    paragraph('<a href="https://b.substack.com">A letter</a>'),
  ]);
});

test('videos, galleries, code, formulas, quotes and callouts', () => {
  expect(shown(found.post('Video'))).toMatchObject([
    { type: 'embed', data: { service: 'youtube' } },
  ]);
  expect(shown(found.post('Gallery'))).toMatchObject([
    { type: 'image', data: { file: { url: `${bucket}/a.png` }, alt: 'Beds' } },
    { type: 'image', data: { file: { url: `${bucket}/b.png` }, caption: 'Two beds' } },
  ]);
  expect(shown(found.post('Formula'))).toEqual([
    { type: 'code', data: { code: 'a < b', lang: 'latex' } },
  ]);
  expect(shown(found.post('Code'))).toMatchObject([
    { type: 'code', data: { code: 'let a = 1;' } },
    { type: 'code', data: { code: 'One\n  two' } },
  ]);
  expect(shown(found.post('Quotes')).map(({ type }) => type)).toEqual([
    'quote',
    'quote',
    'delimiter',
  ]);
  expect(shown(found.post('Callout'))).toMatchObject([{ type: 'callout' }]);
  expect(shown(found.post('Headings'))).toMatchObject([
    { data: { text: 'One', level: 2 } },
    { data: { text: 'Two', level: 2 } },
    paragraph('Text'),
  ]);
});

test('drafts and posts for subscribers come as drafts', () => {
  expect(found.post('A draft')).toMatchObject({
    isPublished: false,
    publishedAt: null,
    formerUrls: [],
  });
  expect(found.post('Shouted draft').publishedAt).toBeNull();
  expect(kindsOf(found.post('For payers'))).toContain('draftForMembers');
  expect(found.post('For payers').isPublished).toBe(false);
});

test('an episode with notes is a post with a link to its sound', () => {
  expect(shown(found.post('Episode with notes'))).toEqual([
    paragraph('<a href="https://api.substack.com/feed/2.mp3">Episode with notes</a>'),
    paragraph('Text'),
  ]);
});

test('threads, pages and episodes without notes are listed', () => {
  expect(found.losses).toEqual([
    { kind: 'thread', what: 'A thread' },
    { kind: 'podcast', what: 'An episode' },
    { kind: 'page', what: 'About' },
  ]);
  expect(found.posts).toHaveLength(21);
});
