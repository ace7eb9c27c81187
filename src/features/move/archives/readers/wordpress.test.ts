import { UnreadableFileError } from '@contract/document/UnreadableFileError';
import { moveTexts } from '@contract/texts/moveTexts';
import { beforeAll, expect, test } from 'vitest';
import { openOne, openZip, picture } from '../testing/archives';
import { kindsOf, paragraph, placeOf, readAll, shown } from '../testing/readAll';
import { itemOf, wordpressXml, wxrOf } from '../testing/wordpressExport';
import { wordpress } from './wordpress';

let found: Awaited<ReturnType<typeof readAll>>;

beforeAll(async () => {
  found = await readAll(wordpress, await openOne('old.wordpress.xml', wordpressXml));
});

const uploads = 'https://old.example/wp-content/uploads/2019/05';
const typesOf = (title: string) => shown(found.post(title)).map(({ type }) => type);

test('details: address, date, tags, author, picture, former addresses', () => {
  const post = found.post('Tom ’s & more');
  expect(post).toMatchObject({
    tags: ['Soil & seeds', 'Garden'],
    description: 'For search',
    keywords: 'beans',
    canonicalUrl: 'https://first.example/tom/',
    publishedAt: '2019-05-02T06:30:00.000Z',
    isPublished: true,
    author: 'Ada Green',
    cover: { url: `${uploads}/beans.jpg` },
  });
  expect(post.formerUrls).toEqual(['/2019/05/tom-s-amp-more/', '/2019/05/older-name/']);
  expect(post.losses.find(({ kind }) => kind === 'comment')?.what).toBe('1');
  expect(shown(post)).toEqual([paragraph('Text with ]]&gt; and and inside')]);
  expect(found.post('Image').description).toBe('In short.');
});

test('pictures keep alternative text and caption', () => {
  expect(shown(found.post('Image'))).toMatchObject([
    paragraph('Before'),
    {
      type: 'image',
      data: {
        file: { url: `${uploads}/beans-1024x683.jpg` },
        alt: 'Beans',
        caption: 'In <i>June</i>',
      },
    },
  ]);
  expect(kindsOf(found.post('Image'))).toEqual(['keywordsFilled']);
  expect(shown(found.post('Classic caption'))).toMatchObject([
    { type: 'image', data: { alt: 'Beans', caption: 'Beans in <i>June</i>' } },
    paragraph('Text'),
  ]);
});

test('galleries become pictures', () => {
  expect(shown(found.post('Gallery'))).toMatchObject([
    { type: 'image', data: { alt: 'One' } },
    { type: 'image', data: { alt: 'Two', caption: 'Peas' } },
  ]);
  expect(shown(found.post('Old gallery'))).toMatchObject([
    { type: 'image', data: { caption: 'Beans' } },
    { type: 'image' },
  ]);
  expect(shown(found.post('Classic gallery'))).toMatchObject([
    paragraph('Look:'),
    { type: 'image', data: { alt: 'Beans', caption: 'Caption 7' } },
    { type: 'image', data: { file: { url: `${uploads}/peas.jpg` } } },
  ]);
  for (const title of ['Gallery', 'Old gallery', 'Classic gallery']) {
    expect(placeOf(found.post(title), 'gallery')).toBe('image');
  }
});

test('code keeps its language, and no shortcode is replaced in it', () => {
  expect(shown(found.post('Code'))).toMatchObject([
    { type: 'code', data: { code: '[not a shortcode attr="1"]\n<b>' } },
    { type: 'code', data: { code: 'echo 1;', lang: 'php' } },
    paragraph('One<br>Two'),
  ]);
  expect(shown(found.post('Classic code'))).toEqual([
    { type: 'code', data: { code: 'if a < b:\n    print("[x]")', lang: 'python' } },
    { type: 'code', data: { code: 'a { color: red }', lang: 'css' } },
  ]);
});

test('quotes, tables, lists and separators stay; columns become one', () => {
  expect(shown(found.post('Quotes'))).toMatchObject([
    { type: 'quote', data: { text: 'Slow is smooth.', caption: 'Ada' } },
    { type: 'quote', data: { text: 'Grow.', caption: 'Bo' } },
  ]);
  expect(shown(found.post('Layout'))).toMatchObject([
    paragraph('Left'),
    paragraph('Right'),
    { type: 'delimiter' },
    { type: 'table', data: { withHeadings: true, caption: 'Numbers' } },
    { type: 'list' },
  ]);
  expect(placeOf(found.post('Layout'), 'columns')).toBe('paragraph');
});

test('embeds stay, others become links', () => {
  expect(shown(found.post('Embeds'))).toMatchObject([
    {
      type: 'embed',
      data: { source: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', caption: 'A bunny' },
    },
    paragraph('<a href="https://social.example/@ada/1">https://social.example/@ada/1</a>'),
  ]);
  expect(typesOf('Classic embed')).toEqual(['embed', 'embed', 'paragraph']);
  expect(kindsOf(found.post('Classic embed'))).toContain('card');
});

test('files, buttons and dynamic blocks are listed', () => {
  expect(shown(found.post('Parts'))).toEqual([
    paragraph('<a href="https://example.org/shop">Shop</a>'),
    paragraph(`<a href="${uploads}/plan.pdf">Plan</a>`),
    paragraph(`<a href="${uploads}/birds.mp3">${uploads}/birds.mp3</a>`),
    paragraph('Raw'),
  ]);
  expect(kindsOf(found.post('Parts'))).toEqual(
    expect.arrayContaining(['button', 'file', 'media', 'removedBlock', 'script']),
  );
  expect(typesOf('Cover')).toEqual([
    'image',
    'paragraph',
    'image',
    'paragraph',
    'paragraph',
    'paragraph',
  ]);
  expect(kindsOf(found.post('Cover'))).toEqual(
    expect.arrayContaining(['unknownBlock', 'columns', 'toggle']),
  );
});

test('footnotes are written as in the editor', () => {
  expect(shown(found.post('Notes'))).toEqual([
    paragraph('Claim[^1].'),
    paragraph('[^1]: The <i>source</i>'),
  ]);
});

test('lines of the classic editor become paragraphs', () => {
  expect(shown(found.post('Classic text'))).toMatchObject([
    paragraph('First line<br>second line'),
    paragraph('Next <b>paragraph</b>'),
    { type: 'header', data: { text: 'A heading', level: 3 } },
    paragraph('After it'),
    { type: 'code', data: { code: 'keep\n\nlines' } },
  ]);
});

test('other shortcodes are removed with a line each, and their text stays', () => {
  expect(shown(found.post('Classic shortcodes'))).toEqual([
    paragraph('Words [sic] and [1].'),
    paragraph('Kept <b>text</b>'),
    paragraph('<a href="https://old.example/a.mp3">https://old.example/a.mp3</a>'),
  ]);
  const shortcodes = found
    .post('Classic shortcodes')
    .losses.filter(({ kind }) => kind === 'shortcode');
  expect(shortcodes.map(({ what }) => what)).toEqual([
    '[contact-form-7 id="3" title="Ask"]',
    '[box type="info"]',
  ]);
  expect(kindsOf(found.post('Classic links'))).toContain('style');
  expect(shown(found.post('Classic links'))[0]).toEqual(
    paragraph(
      'A <a href="https://old.example/2019/05/image/">path</a> and <a href="mailto:a@b.example">mail</a>. Red',
    ),
  );
});

test.each([
  ['Private', 'draftPrivate'],
  ['Future', 'draftScheduled'],
  ['Secret', 'draftWithPassword'],
] as const)('%s is a draft', (title, reason) => {
  const post = found.post(title);
  expect(post.isPublished).toBe(false);
  expect(kindsOf(post)).toContain(reason);
});

test('drafts stay drafts', () => {
  for (const title of ['Draft', 'Pending']) {
    expect(found.post(title)).toMatchObject({ isPublished: false, publishedAt: null });
  }
});

test('what is no post is listed', () => {
  expect(found.losses.map(({ kind, what }) => `${kind} ${what}`)).toEqual([
    'trashed In the bin',
    'page About',
    'revision Old version',
    'otherEntry Menu',
    `attachment ${uploads}/plan.pdf`,
  ]);
  expect(found.posts.length).toBeGreaterThanOrEqual(23);
  expect(shown(found.post('Control signs'))).toEqual([paragraph('Text')]);
});

test('pictures in the archive are taken from it', async () => {
  const archive = await openZip({
    'export.xml': wordpressXml,
    'wp-content/uploads/2019/05/beans.jpg': picture,
  });
  const { cover } = (await readAll(wordpress, archive)).post('Image');
  expect(cover).toMatchObject({ file: { path: 'wp-content/uploads/2019/05/beans.jpg' } });
});

const laughs = `<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>\n`;
const external = `<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n`;

test.each([laughs, external])('declarations are refused before parsing: %s', async (prolog) => {
  const archive = await openOne('a.xml', wxrOf([itemOf({ title: '&b;&x;' })], prolog));
  await expect(readAll(wordpress, archive)).rejects.toThrow(
    new UnreadableFileError(moveTexts.declarations),
  );
});

test('an item that is no XML is listed, and the others are read', async () => {
  const broken = '<item><title>Broken</title><wp:post_type>post</wp:post_type>&nope;</item>';
  const archive = await openOne(
    'a.xml',
    wxrOf([broken, itemOf({ title: 'Whole', content: 'Text' })]),
  );
  const { posts, losses } = await readAll(wordpress, archive);
  expect(posts.map(({ title }) => title)).toEqual(['Whole']);
  expect(losses).toEqual([{ kind: 'unreadable', what: `Broken: ${moveTexts.notXml}` }]);
});

test('scripts and deep nesting in a post are harmless', async () => {
  const deep = `${'<div>'.repeat(500)}deep${'</div>'.repeat(500)}`;
  const lists = `${'<ul><li>x'.repeat(60)}${'</li></ul>'.repeat(60)}`;
  const hostile =
    '<img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a><svg onload=alert(1)>';
  const items = [deep, lists, hostile].map((content, at) =>
    itemOf({ title: `Post ${at}`, content }),
  );
  const { posts } = await readAll(wordpress, await openOne('a.xml', wxrOf(items)));
  expect(posts).toHaveLength(3);
  expect(posts.slice(0, 2).map(kindsOf)).toEqual([
    expect.arrayContaining(['tooDeep']),
    expect.arrayContaining(['tooDeep']),
  ]);
});
