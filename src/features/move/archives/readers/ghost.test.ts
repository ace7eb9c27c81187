import { beforeAll, expect, test } from 'vitest';
import { openOne, openZip } from '../testing/archives';
import { ghostFiles, ghostJson } from '../testing/ghostExport';
import { kindsOf, paragraph, placeOf, readAll, shown } from '../testing/readAll';
import { ghost } from './ghost';

let found: Awaited<ReturnType<typeof readAll>>;

beforeAll(async () => {
  found = await readAll(ghost, await openZip(ghostFiles));
});

const one = 'https://archive.invalid/content/images/2024/03/one.png';
const typesOf = (title: string) => shown(found.post(title)).map(({ type }) => type);

test('details: address, date, tags, author, description, former address', () => {
  expect(found.post('Pictures')).toMatchObject({
    key: 'ghost:id-pictures',
    url: 'pictures',
    tags: ['Garden'],
    keywords: 'Garden',
    description: 'Pictures of beds',
    publishedAt: '2024-03-01T09:00:00.000Z',
    isPublished: true,
    formerUrls: ['/pictures/'],
    author: 'Ada Green',
  });
  expect(found.post('Canonical').canonicalUrl).toBe('https://first.example/canonical/');
  const { tags, author } = found.post('Tagged');
  expect({ tags, author }).toEqual({ tags: ['Soil', 'Garden'], author: 'Bo Brown' });
  expect(kindsOf(found.post('Tagged'))).toEqual(
    expect.arrayContaining(['internalTag', 'severalAuthors', 'script']),
  );
});

test('a picture keeps its alternative text and caption, and comes from the archive', async () => {
  const post = found.post('Pictures');
  expect(shown(post)).toMatchObject([
    paragraph('Before.'),
    {
      type: 'image',
      data: { file: { url: one }, alt: 'A bed of beans', caption: 'In <i>June</i>' },
    },
  ]);
  const source = post.pictures.get(one);
  expect(source && 'file' in source && (await source.file.blob()).size).toBe(4);
  expect(post.cover).toMatchObject({ file: { path: 'content/images/2024/03/one.png' } });
  expect(post.losses.find(({ kind }) => kind === 'coverText')?.what).toContain('Beans');
});

test('a gallery becomes pictures', () => {
  expect(shown(found.post('Gallery'))).toMatchObject([
    { type: 'image', data: { alt: 'One' } },
    { type: 'image', data: { alt: 'Two', caption: 'Two beds' } },
  ]);
  expect(placeOf(found.post('Gallery'), 'gallery')).toBe('image');
});

test.each([
  ['Bookmark', 'card', '<a href="https://example.org/soil">Soil is alive</a>'],
  ['Audio', 'media', '<a href="https://old.example/content/media/song.mp3">Birds at dawn</a>'],
  ['Video', 'media', '<a href="https://old.example/content/media/rain.mp4">Rain on leaves</a>'],
  ['File', 'file', '<a href="https://old.example/content/files/plan.pdf">The plan</a>'],
  ['Button', 'button', '<a href="https://example.org/shop">To the shop</a>'],
] as const)('%s becomes a link', (title, kind, text) => {
  expect(shown(found.post(title))).toEqual([paragraph(text)]);
  expect(placeOf(found.post(title), kind)).toBe('paragraph');
});

test('callouts, toggles and products keep their text', () => {
  expect(shown(found.post('Callout'))).toMatchObject([
    { type: 'callout', data: { text: 'Water in the <b>morning</b>.' } },
  ]);
  expect(shown(found.post('Toggle'))).toMatchObject([
    { type: 'header', data: { text: 'Why compost?' } },
    paragraph('Because it is warm.'),
  ]);
  expect(typesOf('Product')).toEqual(['image', 'header', 'paragraph', 'paragraph']);
  expect(kindsOf(found.post('Product'))).toEqual(['unknownBlock', 'keywordsFilled']);
});

test('code keeps its language, quotes, lists and embeds stay', () => {
  expect(shown(found.post('Code'))).toMatchObject([
    { type: 'code', data: { code: 'def f(x):\n    return x < 1', lang: 'python' } },
    { type: 'code', data: { lang: 'js' } },
    paragraph('One line'),
  ]);
  expect(typesOf('Quotes')).toEqual(['quote', 'quote', 'delimiter']);
  expect(typesOf('Lists')).toEqual(['list', 'list']);
  expect(shown(found.post('Embed'))).toMatchObject([
    { type: 'embed', data: { service: 'youtube' } },
    paragraph('<a href="https://maps.example/embed">A map</a>'),
  ]);
  expect(placeOf(found.post('Embed'), 'frame')).toBe('paragraph');
});

test('scripts, forms and styles are removed and listed', () => {
  expect(shown(found.post('HTML card'))).toEqual([paragraph('Careful')]);
  expect(kindsOf(found.post('HTML card'))).toEqual(
    expect.arrayContaining(['script', 'form', 'style']),
  );
  expect(shown(found.post('Signup'))).toEqual([paragraph('Text.')]);
  expect(placeOf(found.post('Signup'), 'form')).toBe('paragraph');
});

test('links between posts stay paths, which are forwarded', () => {
  expect(shown(found.post('Links'))).toEqual([
    paragraph(
      'See <a href="/pictures/">pictures</a>, nothing and <a href="https://example.org/">others</a>.',
    ),
  ]);
  expect(kindsOf(found.post('Links'))).toContain('deadLink');
});

test('a picture that is not in the archive is listed with its place', () => {
  const post = found.post('Missing');
  expect(shown(post)).toEqual([paragraph('Look:'), paragraph('After.')]);
  expect(post.losses.find(({ kind }) => kind === 'missingPicture')?.what).toContain(
    'gone.png (Gone)',
  );
});

test('headings begin at level 2', () => {
  expect(shown(found.post('Heading'))).toMatchObject([
    { type: 'header', data: { level: 2, text: 'Top' } },
    { type: 'header', data: { level: 3 } },
    paragraph('Text'),
  ]);
  expect(placeOf(found.post('Heading'), 'heading')).toBe('header');
});

test('drafts, scheduled posts and posts for members come as drafts', () => {
  expect(found.post('Draft')).toMatchObject({
    isPublished: false,
    publishedAt: null,
    formerUrls: [],
  });
  expect(kindsOf(found.post('Draft'))).not.toContain('draftForMembers');
  expect(found.post('Scheduled')).toMatchObject({ isPublished: false, publishedAt: null });
  expect(kindsOf(found.post('Scheduled'))).toContain('draftScheduled');
  for (const title of ['For members', 'Sent']) {
    expect(found.post(title).isPublished).toBe(false);
    expect(found.post(title).publishedAt).not.toBeNull();
    expect(kindsOf(found.post(title))).toContain('draftForMembers');
  }
});

test('what is missing is filled from the text, or makes a draft', () => {
  const post = found.post('Bare');
  expect(post.description).toBe('Words without more.');
  expect(post).toMatchObject({ cover: null, isPublished: false });
  expect(kindsOf(post)).toEqual(
    expect.arrayContaining(['descriptionFilled', 'keywordsFilled', 'draftWithoutPicture']),
  );
});

test('without HTML the plain text is taken; without any text the post is a loss', () => {
  expect(shown(found.post('Old text'))).toEqual([
    paragraph('First line'),
    paragraph('Second &amp; last'),
  ]);
  expect(kindsOf(found.post('Old text'))).toContain('onlyPlainText');
  expect(found.losses).toEqual([
    { kind: 'noText', what: 'Only lexical' },
    { kind: 'page', what: 'About us' },
  ]);
  expect(found.posts.length).toBeGreaterThanOrEqual(26);
});

test('the JSON alone needs the address of the old site for its pictures', async () => {
  const archive = await openOne('old.ghost.json', ghostJson);
  const without = await readAll(ghost, archive);
  expect(kindsOf(without.post('Pictures'))).toEqual(
    expect.arrayContaining(['missingPicture', 'missingCover']),
  );
  const withSite = await readAll(ghost, { ...archive, siteUrl: 'https://old.example' });
  expect(withSite.post('Pictures').cover).toEqual({
    url: 'https://old.example/content/images/2024/03/one.png',
  });
});
