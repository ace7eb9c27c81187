import { expect, test } from 'vitest';
import { keysAtStart, mentionParts } from './mentionParts';
import { meantKeys } from './mentions';
import { parseComment } from './parseComment';

/** The shortest name of each mention. */
const shortest = (comment: string) => parseComment(comment).mentions.map((keys) => keys.at(-1));

test.each([
  ['@ines', ['ines']],
  ['Thanks, @Ines. And (@max-b), @a.b_c!', ['ines', 'max-b', 'a.b_c']],
  ['**@ines** and *see @max*\n> @quoted', ['ines', 'max', 'quoted']],
  ['@INES @ines @Ｉnes', ['ines']],
  ['@ines @ines. @ines', ['ines', 'ines']],
  ['@محمد @Zoë', ['محمد', 'zoë']],
  ['@snake_case_name', ['snake_case_name']],
])('mentions in %s', (comment, usernames) => {
  expect(shortest(comment)).toEqual(usernames);
});

test.each([
  'Code: `@ines` and\n```\n@ines\n```',
  'me@ines.example, me.too+tag@ines, @ines@social.example',
  'https://social.example/@ines and social.example/@ines',
  '[@ines](https://social.example/)',
  'an @ alone, @. and @-',
  '@<script>alert(1)</script> @"onload= @&lt;',
])('no mention in %s', (comment) => {
  expect(parseComment(comment).mentions).toEqual([]);
});

test('only the first ten different names count', () => {
  const names = Array.from({ length: 12 }, (_, at) => `person${at}`);
  const comment = ['person0', 'person0.', ...names].map((name) => `@${name}`).join(' ');
  expect(meantKeys(parseComment(comment).mentions, () => true)).toEqual([
    'person0',
    'person0.',
    ...names.slice(1, 10),
  ]);
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

test('a part that mentions a person is the sign and the longest name that it can mean', () => {
  expect(mentionParts('Hi @Ines. And more')).toEqual([
    { text: 'Hi ', names: null },
    { text: '@Ines.', names: ['Ines.', 'Ines'] },
    { text: ' And more', names: null },
  ]);
});

test('a dot or hyphen at the end is part of the longest name that exists', () => {
  const mentioned = (...usernames: string[]) =>
    meantKeys(parseComment('@Ada.- @ada').mentions, (key) => usernames.includes(key));
  expect(mentioned('ada')).toEqual(['ada']);
  expect(mentioned('ada', 'ada.')).toEqual(['ada.', 'ada']);
});

test('a mention at the start can mean several names, but not one for each sign', () => {
  expect(keysAtStart('@Ada.- Thanks')).toEqual(['ada.-', 'ada.', 'ada']);
  expect(keysAtStart('Thanks @ada')).toEqual([]);
  expect(keysAtStart(`@ada${'.'.repeat(1000)}`)).toHaveLength(33);
});
