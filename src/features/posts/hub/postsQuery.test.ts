import { expect, test } from 'vitest';
import { postsQueryOf, tagFrom } from './postsQuery';

test('the hub asks for the posts of a term or a tag, with pages counted from 0', () => {
  expect(postsQueryOf({ q: 'bread', tag: '', page: 1 })).toEqual({ term: 'bread', page: 0 });
  expect(postsQueryOf({ q: '', tag: 'soil', page: 3 })).toEqual({ term: 'soil', page: 2 });
});

test.each([null, undefined, 'bread', { tag: 5 }, { tag: ' ' }, { topic: 'bread' }])(
  'a navigation state of %j carries no tag',
  (state) => {
    expect(tagFrom(state)).toBeNull();
  },
);

test('reads the tag from the navigation state', () => {
  expect(tagFrom({ tag: 'bread' })).toBe('bread');
});
