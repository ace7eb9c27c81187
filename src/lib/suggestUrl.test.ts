import { expect, test } from 'vitest';
import { suggestUrl } from './suggestUrl';

test.each([
  ['The Year of Slow Gardens', 'the-year-of-slow-gardens'],
  ['  What’s in a name?  ', 'whats-in-a-name'],
  ['Crème brûlée, à la maison', 'creme-brulee-a-la-maison'],
  ['日本 2026', '日本-2026'],
  ['がらすの庭', 'がらすの庭'],
  ['हिन्दी में', 'हिन्दी-में'],
  ['Йод и ёж', 'йод-и-ёж'],
  ['Ἀθῆναι', 'αθηναι'],
  ['???', ''],
])('%s becomes %s', (title, url) => {
  expect(suggestUrl(title)).toBe(url);
});

test('a long url ends after a whole word', () => {
  const url = suggestUrl('word '.repeat(40));
  expect(url.length).toBeLessThanOrEqual(80);
  expect(url.endsWith('word')).toBe(true);
});
