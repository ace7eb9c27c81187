import { expect, test } from 'vitest';
import { passageLink } from './passageLink';

const link = (quote: string) =>
  passageLink('bread', { blockId: 'a1', quote, before: '', after: '' });

test('short words are in the address as a whole', () => {
  expect(link('Salt, water & flour')).toBe(
    '/posts/bread#block-a1:~:text=Salt%2C%20water%20%26%20flour',
  );
  expect(link('well-kept')).toBe('/posts/bread#block-a1:~:text=well%2Dkept');
});

test('long words, and words of several lines, are named by their beginning and end', () => {
  const long = `One two three four five six ${'seven '.repeat(30)}eight nine ten eleven twelve`;
  expect(link(long)).toBe(
    '/posts/bread#block-a1:~:text=One%20two%20three%20four%20five,eight%20nine%20ten%20eleven%20twelve',
  );
  expect(link('One\ntwo')).toBe('/posts/bread#block-a1:~:text=One%20two,One%20two');
});
