import { beforeAll, expect, test } from 'vitest';
import { openOne } from '../testing/archives';
import { hashnodeJson } from '../testing/hashnodeExport';
import { kindsOf, paragraph, placeOf, readAll, shown } from '../testing/readAll';
import { hashnode } from './hashnode';

let found: Awaited<ReturnType<typeof readAll>>;

beforeAll(async () => {
  found = await readAll(hashnode, await openOne('export-articles.json', hashnodeJson));
});

const typesOf = (title: string) => shown(found.post(title)).map(({ type }) => type);
const cdn = 'https://cdn.hashnode.com/res/hashnode/image/upload/v1';

test('details: tags, date, description, picture, former address', () => {
  expect(found.post('Picture')).toMatchObject({
    key: 'hashnode:id-Picture',
    tags: ['javascript', 'garden'],
    description: 'Brief of Picture',
    publishedAt: '2023-05-01T10:00:00.000Z',
    isPublished: true,
    formerUrls: ['/picture'],
    cover: { url: `${cdn}/cover.png` },
  });
  expect(found.post('Republished').canonicalUrl).toBe('https://first.example/r');
  expect(found.post('Bare').description).toBe('A subtitle');
});

test("Hashnode's own syntax for pictures and embeds is read, except in code", () => {
  expect(shown(found.post('Picture'))).toMatchObject([
    paragraph('Before'),
    { type: 'image', data: { file: { url: `${cdn}/one.png` }, alt: 'A bed' } },
    paragraph('After'),
  ]);
  expect(typesOf('Embed')).toEqual(['embed', 'embed']);
  expect(shown(found.post('Code'))).toEqual([
    {
      type: 'code',
      data: { code: '![x](y align="left")\n%[https://x.example]', lang: 'javascript' },
    },
  ]);
});

test('all kinds of blocks stay', () => {
  expect(shown(found.post('Headings'))).toMatchObject([
    { data: { level: 2, text: 'One' } },
    { data: { level: 2, text: 'Two' } },
    paragraph('Text'),
  ]);
  expect(shown(found.post('Marks'))).toEqual([
    paragraph('<b>b</b> <i>i</i> <s>s</s> <code>c</code>'),
  ]);
  expect(typesOf('List')).toEqual(['list']);
  expect(shown(found.post('Tasks'))).toMatchObject([{ data: { style: 'checklist' } }]);
  expect(typesOf('Table')).toEqual(['table']);
  expect(typesOf('Quote')).toEqual(['quote']);
  expect(typesOf('Rule')).toEqual(['paragraph', 'delimiter', 'paragraph']);
  expect(shown(found.post('Callout'))).toMatchObject([
    { type: 'callout', data: { text: 'Water early.' } },
  ]);
  expect(shown(found.post('Footnote'))[1]).toEqual(paragraph('[^a]: The source.'));
  expect(typesOf('Only HTML')).toEqual(['header', 'paragraph']);
});

test('frames, scripts and dead links are listed with their places', () => {
  expect(shown(found.post('Frame'))).toEqual([
    paragraph('<a href="https://maps.example/embed">A map</a>'),
  ]);
  expect(placeOf(found.post('Frame'), 'frame')).toBe('paragraph');
  expect(shown(found.post('Script'))).toEqual([paragraph('Text')]);
  expect(placeOf(found.post('Script'), 'script')).toBe('paragraph');
  expect(shown(found.post('Link'))).toEqual([
    paragraph('See <a href="https://example.org">this</a> and that.'),
  ]);
  expect(shown(found.post('Details'))).toEqual([paragraph('<b>Why?</b>'), paragraph('Because.')]);
  expect(placeOf(found.post('Details'), 'toggle')).toBe('paragraph');
});

test('drafts, hidden and removed posts come as drafts', () => {
  for (const title of ['A draft', 'Removed', 'Hidden', 'Only numbers', 'Bare']) {
    expect(found.post(title).isPublished).toBe(false);
  }
  expect(kindsOf(found.post('Hidden'))).toContain('draftPrivate');
  expect(kindsOf(found.post('Only numbers'))).toEqual(
    expect.arrayContaining(['internalTag', 'draftWithoutTags']),
  );
  expect(kindsOf(found.post('Bare'))).toContain('draftWithoutPicture');
});

test('a post without a text is listed', () => {
  expect(found.losses).toEqual([{ kind: 'noText', what: 'Nothing' }]);
  expect(found.posts.length).toBeGreaterThanOrEqual(23);
});
