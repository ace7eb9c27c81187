import { expect, test } from 'vitest';
import { readPostFile } from './postFile';

const paragraph = (text: string) => ({ type: 'paragraph', data: { text } });

test.each([
  ['marks', '# Slow *gardens* #\n\nText'],
  ['an underline', '\nSlow gardens\n===\nText'],
  ['front matter without a title', '---\ntags: soil\n---\n# Slow gardens\nText'],
])('a heading at the start is the title: %s', (_, file) => {
  const { details, document } = readPostFile(file);
  expect(details.title).toBe('Slow gardens');
  expect(document.blocks).toEqual([paragraph('Text')]);
});

test('a heading stays in the text if front matter has a title', () => {
  const { details, document } = readPostFile('---\ntitle: Soil\n---\n# Slow gardens');
  expect(details.title).toBe('Soil');
  expect(document.blocks).toEqual([{ type: 'header', data: { text: 'Slow gardens', level: 2 } }]);
});

test('a heading that repeats the title of front matter is not kept twice', () => {
  const file = '---\ntitle: Slow gardens\n---\n# Slow gardens\n\nText';
  const { details, document } = readPostFile(file);
  expect(details.title).toBe('Slow gardens');
  expect(document.blocks.map(({ type }) => type)).toEqual(['paragraph']);
});

test('a heading of a lower level is no title', () => {
  expect(readPostFile('## Slow gardens').details).toEqual({});
});

test('what front matter holds is text, and the Markdown after it is sanitised', () => {
  const { details, document } = readPostFile(
    '---\ntitle: <img src=x onerror=a()>\n---\nText<img src=x onerror=a()>',
  );
  expect(details.title).toBe('<img src=x onerror=a()>');
  expect(document.blocks).toEqual([paragraph('Text')]);
});
