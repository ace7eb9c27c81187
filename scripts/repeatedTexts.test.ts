import { expect, test } from 'vitest';
import { repeatedTexts } from './repeatedTexts';
import { readSources } from './sourceFiles';

const modules = import.meta.glob<Record<string, Record<string, unknown>>>(
  '../contract/texts/*.ts',
  {
    eager: true,
  },
);

const texts = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap((group) => Object.values(group))
  .filter((text) => typeof text === 'string');

test.each([
  ['a string', "notify.error('This text is long enough.');"],
  ['a string with an escaped quote', "say('It isn\\'t long enough.')"],
  ['a template', 'say(`This text is long enough.`)'],
  ['an attribute', '<Field label="This text is long enough." />'],
  ['JSX over two lines', '<p>\n  This text is\n  long enough.\n</p>'],
])('finds a text that is repeated as %s', (_, source) => {
  const known = ['This text is long enough.', "It isn't long enough."];
  expect(repeatedTexts(known, [{ path: 'planted.tsx', source }])).toHaveLength(1);
});

test('a text that is part of a longer one or short is not a repetition', () => {
  const source = "say('This text is long enough. Really.', 'Short text')";
  const known = ['This text is long enough.', 'Short text'];
  expect(repeatedTexts(known, [{ path: 'planted.ts', source }])).toEqual([]);
});

test('no source file repeats a text of contract/texts', () => {
  expect(texts.length).toBeGreaterThan(50);
  expect(repeatedTexts(texts, readSources('src', 'server/core', 'mocks'))).toEqual([]);
});
