import { expect, test } from 'vitest';
import { filterEntries } from './filterEntries';

const levels = new Map([
  ['Heading', 'H3'],
  ['Large heading', 'H2'],
]);
const entries = ['Heading', 'Large heading', 'Image', 'Image by address', 'Raw HTML'].map(
  (title) => ({
    type: 'paragraph',
    title,
    icon: '',
    data: {},
    level: levels.get(title) ?? '',
  }),
);

test.each([
  ['', ['Heading', 'Image', 'Image by address', 'Large heading', 'Raw HTML']],
  ['h', ['Heading', 'Large heading', 'Raw HTML']],
  ['HEAD', ['Heading', 'Large heading']],
  ['add', ['Image by address']],
  ['h2', ['Large heading']],
  ['H3', ['Heading']],
  ['eading', []],
  ['usr', []],
])('"/%s" offers %j', (query, titles) => {
  const found = filterEntries(entries, query).map(({ title }) => title);
  expect(query === '' ? found.toSorted() : found).toEqual(titles);
});

test('titles that begin with the query come first', () => {
  const found = filterEntries(entries.toReversed(), 'h').map(({ title }) => title);
  expect(found).toEqual(['Heading', 'Raw HTML', 'Large heading']);
});
