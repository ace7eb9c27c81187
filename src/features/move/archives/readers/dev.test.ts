import { beforeAll, expect, test } from 'vitest';
import { openOne, openZip } from '../testing/archives';
import { devFiles } from '../testing/devExport';
import { kindsOf, paragraph, placeOf, readAll, shown } from '../testing/readAll';
import { dev } from './dev';

let found: Awaited<ReturnType<typeof readAll>>;

beforeAll(async () => {
  found = await readAll(dev, await openZip(devFiles));
});

const typesOf = (title: string) => shown(found.post(title)).map(({ type }) => type);

test('details: tags, date, author, description, picture', () => {
  expect(found.post('Markdown')).toMatchObject({
    key: 'dev:/ada/markdown-1a2b',
    url: 'markdown-1a2b',
    tags: ['garden', 'webdev'],
    description: 'About Markdown',
    publishedAt: '2020-03-01T09:00:00.000Z',
    isPublished: true,
    author: 'Ada Green',
    cover: { url: 'https://dev-to-uploads.s3.amazonaws.com/i/cover.png' },
  });
  expect(found.post('Canonical').canonicalUrl).toBe('https://first.example/canonical');
  expect(found.post('On DEV').canonicalUrl).toBe('');
  expect(found.post('Front matter')).toMatchObject({
    tags: ['soil', 'seeds'],
    canonicalUrl: 'https://first.example/fm',
    cover: { url: 'https://example.org/cover.png' },
  });
});

test('Markdown becomes blocks, pictures keep caption and alternative text', () => {
  expect(shown(found.post('Markdown'))).toMatchObject([
    { type: 'header', data: { text: 'A heading', level: 2 } },
    paragraph('Some <b>bold</b> text with <code>code</code>.'),
    { type: 'image', data: { alt: 'Alt text', caption: 'A caption' } },
  ]);
  expect(typesOf('Lists')).toEqual(['list', 'list']);
  expect(placeOf(found.post('Lists'), 'listMarks')).toBe('list');
  expect(typesOf('Table')).toEqual(['table']);
  expect(shown(found.post('Quote'))).toMatchObject([{ type: 'quote', data: { caption: 'Ada' } }]);
  expect(shown(found.post('Footnotes'))).toEqual([
    paragraph('Claim[^1].'),
    paragraph('[^1]: The source.'),
  ]);
});

test('tags in code stay as they are', () => {
  expect(shown(found.post('Code'))).toEqual([
    { type: 'code', data: { code: 'print("{% not a tag %}")', lang: 'python' } },
    paragraph('Inline <code>{% raw %}</code> too.'),
  ]);
  expect(shown(found.post('Raw'))).toEqual([paragraph('{{ x }}')]);
  expect(shown(found.post('Katex'))).toEqual([
    { type: 'code', data: { code: 'a < b', lang: 'latex' } },
  ]);
});

test('videos stay embeds, other embeds become links', () => {
  expect(typesOf('Embed')).toEqual(['embed', 'embed', 'paragraph']);
  expect(placeOf(found.post('Embed'), 'card')).toBe('paragraph');
  expect(JSON.stringify(shown(found.post('Github')))).toContain('https://github.com/forem/forem');
  expect(JSON.stringify(shown(found.post('Gist')))).toContain('https://gist.github.com/ada/0123');
  expect(shown(found.post('Cta'))).toEqual([
    paragraph('<a href="https://example.org/shop">To the shop</a>'),
  ]);
});

test('what can be opened is always open, and unknown tags are listed', () => {
  expect(shown(found.post('Details'))).toEqual([
    paragraph('Before'),
    paragraph('<b>Why?</b>'),
    paragraph('Because <b>so</b>.'),
    paragraph('After'),
  ]);
  expect(kindsOf(found.post('Details'))).toContain('toggle');
  expect(shown(found.post('Unknown'))).toEqual([paragraph('Text more')]);
  expect(found.post('Unknown').losses[0]).toMatchObject({
    kind: 'shortcode',
    what: '{% poll 3 %}',
  });
});

test('HTML in Markdown is converted, scripts are removed', () => {
  expect(typesOf('Raw HTML')).toEqual(['image', 'paragraph', 'image']);
  expect(kindsOf(found.post('Raw HTML'))).toEqual(
    expect.arrayContaining(['script', 'pictureInText']),
  );
});

test('pictures inside of text become blocks', () => {
  expect(typesOf('Picture in text')).toEqual([
    'paragraph',
    'image',
    'paragraph',
    'list',
    'image',
    'image',
  ]);
  expect(kindsOf(found.post('Picture in text'))).toEqual(
    expect.arrayContaining(['pictureInText', 'pictureLink']),
  );
});

test('links are completed, and those that can not be kept are listed', () => {
  expect(shown(found.post('Links'))).toEqual([
    paragraph(
      'A <a href="https://dev.to/ada/other-1a2b">post</a>, a script and <a href="https://example.org">one</a>.',
    ),
  ]);
  expect(kindsOf(found.post('Links'))).toContain('deadLink');
  expect(kindsOf(found.post('Heading one'))).toContain('heading');
});

test('drafts come as drafts, without the address that DEV gives to them', () => {
  expect(found.post('A draft')).toMatchObject({ isPublished: false, url: 'a-draft' });
  expect(kindsOf(found.post('No picture'))).toContain('draftWithoutPicture');
});

test('comments are listed', () => {
  expect(found.losses).toEqual([{ kind: 'comment', what: '2' }]);
  expect(found.posts).toHaveLength(23);
});

test('the list can be a file alone, also with comma-separated values', async () => {
  const json = await readAll(dev, await openOne('articles.json', devFiles['articles.json']));
  expect(json.posts).toHaveLength(23);
  const csv =
    'title,slug,body_markdown,cached_tag_list,published\nOne,one-1,"Text, ""here""","a, b",true\n';
  const { posts } = await readAll(dev, await openOne('articles.csv', csv));
  expect(posts[0]).toMatchObject({ title: 'One', tags: ['a', 'b'] });
  expect(posts[0] && shown(posts[0])).toEqual([paragraph('Text, "here"')]);
});
