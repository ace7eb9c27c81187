import { expect, test } from 'vitest';
import { shownWords } from './notifications';

test.each([
  ['comment', 'shown', 'Look here'],
  ['mention', 'held', null],
  ['reply', 'hidden', null],
  ['comment', 'removed', null],
  ['held', 'held', 'Look here'],
  ['held', 'shown', null],
] as const)('the words of a %s whose comment is %s: %j', (kind, state, words) => {
  const newestComment = { state, text: '**Look** [here](https://example.org)' };
  expect(shownWords({ kind, newestComment })).toBe(words);
});

test('without a comment there are no words', () => {
  expect(shownWords({ kind: 'likes', newestComment: null })).toBeNull();
});
