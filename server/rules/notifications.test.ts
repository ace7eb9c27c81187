import { notificationKind } from '@contract/notifications/notificationEntities';
import { expect, test } from 'vitest';
import { commentWords, isSilenced, shownWords } from './notifications';

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

const post = { threadId: null };
const thread = { threadId: 'one' };

test.each([
  { kind: 'mention', threadId: 'one', silences: [], expected: false },
  { kind: 'mention', threadId: 'one', silences: [post], expected: true },
  { kind: 'likes', threadId: null, silences: [post], expected: true },
  { kind: 'likes', threadId: null, silences: [thread], expected: false },
  { kind: 'reply', threadId: 'one', silences: [thread], expected: true },
  { kind: 'reply', threadId: 'two', silences: [thread], expected: false },
  { kind: 'reply', threadId: 'one', silences: [{ threadId: 'two' }, thread], expected: true },
  { kind: 'held', threadId: 'one', silences: [post, thread], expected: false },
] as const)(
  'a $kind in the thread $threadId with the silences $silences: $expected',
  ({ kind, threadId, silences, expected }) => {
    expect(isSilenced({ kind, threadId }, silences)).toBe(expected);
  },
);

test('a silence keeps away every kind but those of decisions', () => {
  const heard = notificationKind.options.filter(
    (kind) => !isSilenced({ kind, threadId: null }, [post]),
  );
  expect(heard).toEqual(['report', 'held', 'scheduled', 'decision']);
});

test.each([
  ['Well *said*, **Ada** and `code`.', 'Well said, Ada and code.'],
  ['> Quoted\n\nAnswered,\nat length.', 'Quoted Answered, at length.'],
  ['```\nlet a = 1;\n```\nSee?', 'let a = 1; See?'],
  ['[The *bank*](https://evil.example) of @ada', 'The bank of @ada'],
  ['<b>2 * 3</b> &amp;', '<b>2 * 3</b> &amp;'],
])('%j says %j', (text, words) => {
  expect(commentWords(text)).toBe(words);
});
