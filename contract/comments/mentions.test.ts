import { expect, test } from 'vitest';
import { mentionParts } from './mentionParts';
import { mentionedUsernames } from './mentions';

test.each([
  ['@ines', ['ines']],
  ['Thanks, @Ines. And (@max-b), @a.b_c!', ['ines', 'max-b', 'a.b_c']],
  ['**@ines** and *see @max*\n> @quoted', ['ines', 'max', 'quoted']],
  ['@INES @ines @Ｉnes', ['ines']],
  ['@محمد @Zoë', ['محمد', 'zoë']],
  ['@snake_case_name', ['snake_case_name']],
])('mentions in %s', (comment, usernames) => {
  expect(mentionedUsernames(comment)).toEqual(usernames);
});

test.each([
  'Code: `@ines` and\n```\n@ines\n```',
  'me@ines.example, me.too+tag@ines, @ines@social.example',
  'https://social.example/@ines and social.example/@ines',
  '[@ines](https://social.example/)',
  'an @ alone, @. and @-',
  '@<script>alert(1)</script> @"onload= @&lt;',
])('no mention in %s', (comment) => {
  expect(mentionedUsernames(comment)).toEqual([]);
});

test('only the first ten different names count', () => {
  const names = Array.from({ length: 12 }, (_, at) => `person${at}`);
  const comment = ['person0', ...names].map((name) => `@${name}`).join(' ');
  expect(mentionedUsernames(comment)).toEqual(names.slice(0, 10));
});

test.each(['Hi @ines, @max@example.org and @', '@'.repeat(1000), `@a${'.'.repeat(1000)}`])(
  'the parts of a text are the text: %s',
  (text) => {
    expect(
      mentionParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  },
);

test('a part that mentions a person is the sign and the name', () => {
  expect(mentionParts('Hi @Ines.')).toEqual([
    { text: 'Hi ', username: null },
    { text: '@Ines', username: 'Ines' },
    { text: '.', username: null },
  ]);
});
