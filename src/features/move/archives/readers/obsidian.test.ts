import { beforeAll, expect, test } from 'vitest';
import { openFolder } from '../testing/archives';
import { obsidianFiles } from '../testing/obsidianVault';
import { kindsOf, paragraph, placeOf, readAll, shown } from '../testing/readAll';
import { obsidian } from './obsidian';

let found: Awaited<ReturnType<typeof readAll>>;

beforeAll(async () => {
  found = await readAll(obsidian, await openFolder(obsidianFiles));
});

const typesOf = (title: string) => shown(found.post(title)).map(({ type }) => type);
const bed = { file: { url: 'https://archive.invalid/attachments/bed.png' } };

test('properties: tags, date, description, cover, address', () => {
  expect(found.post('Published')).toMatchObject({
    key: 'obsidian:Published.md',
    url: 'published',
    tags: ['garden', 'soil/deep', 'seeds'],
    description: 'A note',
    publishedAt: '2022-03-04T00:00:00.000Z',
    isPublished: true,
    formerUrls: ['/notes/published'],
    cover: { file: { path: 'attachments/cover.png' } },
  });
});

test('links between notes lead to the moved posts', () => {
  expect(shown(found.post('Links'))).toEqual([
    paragraph(
      'See <a href="/posts/published">Published</a>, <a href="/posts/published">this</a>, <a href="/posts/deep">deep</a>, Gone, Here and <a href="/posts/deep">file</a>.',
    ),
  ]);
  expect(placeOf(found.post('Links'), 'deadLink')).toBe('paragraph');
});

test('pictures are found by name, and sizes are no text', () => {
  expect(shown(found.post('Pictures'))).toMatchObject([
    { type: 'image', data: { ...bed, alt: '' } },
    { type: 'image', data: { ...bed, alt: 'A bed' } },
    paragraph('Text'),
    { type: 'image', data: bed },
    paragraph('text'),
    { type: 'image', data: { ...bed, alt: 'md' } },
  ]);
  const lost = found.post('Pictures').losses.filter(({ kind }) => kind === 'missingPicture');
  expect(lost.map(({ what }) => what)).toEqual(['missing.png', '/attachments/drawing.svg']);
  expect(typesOf('Deep')).toEqual(['paragraph', 'image']);
  expect(placeOf(found.post('Deep'), 'pictureInText')).toBe('paragraph');
});

test('embedded notes become links, embedded files are listed', () => {
  expect(shown(found.post('Embeds'))).toEqual([
    paragraph('<a href="/posts/published">Published</a>'),
  ]);
  expect(kindsOf(found.post('Embeds'))).toEqual(
    expect.arrayContaining(['card', 'attachment', 'removedBlock']),
  );
});

test('callouts keep title and tone', () => {
  expect(shown(found.post('Callouts'))).toEqual([
    { type: 'callout', data: { tone: 'note', title: 'Read this', text: 'Some text' } },
    { type: 'callout', data: { tone: 'warning', title: 'Folded', text: 'Hidden' } },
    { type: 'callout', data: { tone: 'tip', title: '', text: 'Just a tip' } },
  ]);
  expect(placeOf(found.post('Callouts'), 'toggle')).toBe('callout');
});

test('highlights stay, comments and names of blocks are removed', () => {
  expect(shown(found.post('Highlights'))).toEqual([
    paragraph('Some <mark>marked</mark> text. End.'),
  ]);
  expect(kindsOf(found.post('Highlights'))).toContain('removedBlock');
});

test('code stays as it is', () => {
  expect(shown(found.post('Code'))).toEqual([
    { type: 'code', data: { code: '[[Not a link]] ==x==', lang: 'js' } },
    paragraph('Inline <code>[[no]]</code> and <code>==no==</code>.'),
  ]);
});

test('the name of the file is the title, unless a heading repeats it', () => {
  expect(typesOf('Heading')).toEqual(['header', 'paragraph']);
  expect(shown(found.post('Other title'))).toMatchObject([
    { data: { text: 'Another', level: 2 } },
    {},
  ]);
});

test('other blocks', () => {
  expect(typesOf('Video')).toEqual(['embed', 'embed']);
  expect(found.post('Video').cover).toBeNull();
  expect(shown(found.post('Tasks'))).toMatchObject([{ data: { style: 'checklist' } }]);
  expect(typesOf('Table')).toEqual(['table']);
  expect(shown(found.post('Footnotes'))[1]).toEqual(paragraph('[^1]: Source.'));
  expect(typesOf('Quote')).toEqual(['quote']);
  expect(kindsOf(found.post('HTML'))).toContain('script');
  expect(JSON.stringify(found.post('HTML').document)).not.toContain('onclick');
});

test('notes are drafts unless they say that they are public', () => {
  expect(found.post('Private')).toMatchObject({ isPublished: false, publishedAt: null });
  expect(kindsOf(found.post('Private'))).not.toContain('draftWithoutTags');
  expect(found.post('Draft').isPublished).toBe(false);
  expect(kindsOf(found.post('Not draft'))).toContain('draftWithoutTags');
});

test('what is no note is listed, templates and settings are not read', () => {
  expect(found.losses.map(({ kind, what }) => `${kind} ${what.split(':')[0]}`)).toEqual([
    'unreadable Anchors.md',
    'unreadable Nested',
    'otherEntry Board.canvas',
  ]);
  expect(found.posts.length).toBeGreaterThanOrEqual(21);
});
