import { beforeAll, expect, test } from 'vitest';
import { openZip } from '../testing/archives';
import { mediumFiles } from '../testing/mediumExport';
import { kindsOf, paragraph, placeOf, readAll, shown } from '../testing/readAll';
import { medium } from './medium';

let found: Awaited<ReturnType<typeof readAll>>;

beforeAll(async () => {
  found = await readAll(medium, await openZip(mediumFiles));
});

const typesOf = (title: string) => shown(found.post(title)).map(({ type }) => type);

test('details: tags, date, author, description, key', () => {
  expect(found.post('Title twice')).toMatchObject({
    key: 'medium:abcdef012300',
    url: 'a-post',
    tags: ['Garden', 'Soil'],
    description: 'A subtitle',
    publishedAt: '2018-08-11T11:23:34.123Z',
    author: 'Ada Green',
    canonicalUrl: '',
    formerUrls: [],
  });
});

test('title and subtitle are not repeated in the text', () => {
  expect(shown(found.post('Title twice'))).toEqual([paragraph('Text.')]);
  expect(shown(found.post('No subtitle'))[0]).toEqual(paragraph('The first words.'));
});

test('pictures keep caption and alternative text, and the featured one is the picture of the post', () => {
  const post = found.post('Pictures');
  expect(shown(post)).toMatchObject([
    { type: 'image', data: { caption: 'A <i>caption</i>', alt: 'Alt of one.jpeg' } },
    paragraph('Text'),
    { type: 'image', data: { alt: 'Alt of two.png' } },
  ]);
  expect(post.cover).toEqual({ url: 'https://cdn-images-1.medium.com/max/800/two.png' });
  expect(post.isPublished).toBe(true);
  expect([...post.pictures.keys()]).toHaveLength(2);
});

test('code keeps its lines and language', () => {
  expect(shown(found.post('Code'))).toEqual([
    { type: 'code', data: { code: 'a = 1\nb = 2', lang: 'python' } },
    { type: 'code', data: { code: 'sudo x\nsudo y', lang: '' } },
  ]);
});

test('quotes, lists, headings, marks and sections stay', () => {
  expect(typesOf('Quotes')).toEqual(['quote', 'quote']);
  expect(typesOf('Lists')).toEqual(['list', 'list']);
  expect(shown(found.post('Headings'))).toMatchObject([
    paragraph('Before'),
    { data: { level: 3, text: 'Big' } },
    { data: { level: 4 } },
  ]);
  expect(shown(found.post('Marks'))).toEqual([paragraph('<b>b</b> <i>i</i> <code>c</code>')]);
  expect(typesOf('Sections')).toEqual(['paragraph', 'delimiter', 'paragraph']);
});

test.each([
  ['Card', 'card', '<a href="https://example.org/soil">Soil</a>'],
  [
    'Gist',
    'card',
    '<a href="https://gist.github.com/ada/0123abcd">https://gist.github.com/ada/0123abcd</a>',
  ],
  ['Frame', 'frame', '<a href="https://medium.com/media/0ab1">A map</a>'],
] as const)('%s becomes a link', (title, kind, text) => {
  expect(shown(found.post(title))).toEqual([paragraph(text)]);
  expect(placeOf(found.post(title), kind)).toBe('paragraph');
});

test('pictures in a row come one after another, and the caption stays with the last one', () => {
  const captions = shown(found.post('Row')).map(({ type, data }) => [type, data['caption']]);
  expect(captions).toEqual([
    ['image', ''],
    ['image', 'Left and right'],
  ]);
  expect(placeOf(found.post('Row'), 'gallery')).toBe('image');
});

test('a post of another network becomes a link', () => {
  const address = 'https://twitter.com/ada/status/1050118621198921728';
  expect(shown(found.post('Tweet'))).toEqual([paragraph(`<a href="${address}">${address}</a>`)]);
});

test('videos stay embeds with their captions, links stay', () => {
  expect(shown(found.post('Video'))).toMatchObject([
    { type: 'embed', data: { service: 'youtube', caption: 'A bunny' } },
  ]);
  expect(shown(found.post('Links'))).toEqual([
    paragraph(
      'See <a href="https://medium.com/@bo/other-0123456789ab">Bo</a> and <a href="https://medium.com/@ada">Ada</a>',
    ),
  ]);
});

test('an address of an own domain is kept as canonical and former address', () => {
  expect(found.post('Own domain')).toMatchObject({
    canonicalUrl: 'https://blog.old.example/own-domain-222222222222',
    formerUrls: ['/own-domain-222222222222'],
    url: 'own-domain',
  });
});

test('drafts and incomplete posts come as drafts', () => {
  expect(found.post('A draft')).toMatchObject({ isPublished: false, publishedAt: null });
  expect(found.post('No tags').isPublished).toBe(false);
  expect(kindsOf(found.post('No tags'))).toContain('draftWithoutTags');
  expect(found.post('No subtitle').description).toBe('The first words.');
  expect(kindsOf(found.post('No subtitle'))).toContain('descriptionFilled');
});

test('twelve tags are kept and the others listed', () => {
  const post = found.post('Many tags');
  expect(post.tags).toHaveLength(12);
  expect(post.isPublished).toBe(true);
  expect(post.losses.find(({ kind }) => kind === 'tooManyTags')?.what).toBe('tag 12, tag 13');
});

test('responses and pages without a text are listed', () => {
  expect(found.losses).toEqual([
    { kind: 'response', what: 'And this is my answer' },
    { kind: 'noText', what: 'posts/2019-01-08_Empty-999999999999.html' },
  ]);
  expect(found.posts).toHaveLength(21);
  expect(shown(found.post('Hostile'))).toEqual([paragraph('Textx')]);
});
