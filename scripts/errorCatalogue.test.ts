import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSources } from './sourceFiles';

/** The sentences of section 8 of the specification, letter by letter. */
const sentences = readFileSync(new URL('testing/errorCatalogue.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

const modules: Record<string, unknown> = import.meta.glob('../contract/texts/*.ts', {
  eager: true,
});

/** Returns each text in `value` with the name that code uses for it, for example `gateTexts.block`. */
function namedTexts(value: unknown, name: string): [name: string, text: string][] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    namedTexts(part, name === '' ? key : `${name}.${key}`),
  );
}

const texts = Object.values(modules).flatMap((module) => namedTexts(module, ''));

const words = new Set(
  readSources('src', 'server', 'contract').flatMap(({ source }) => source.match(/[\w.]+/g) ?? []),
);

/** Returns the names of `sentence` in contract/texts that code uses. */
const usedNames = (sentence: string) =>
  texts.filter(([name, text]) => text === sentence && words.has(name)).map(([name]) => name);

test('the list has all sentences of the section', () => {
  expect(new Set(sentences).size).toBe(64);
});

test('the product says each of them', () => {
  expect(sentences.filter((sentence) => usedNames(sentence).length === 0)).toEqual([]);
});

test('a sentence that differs in one letter is missing', () => {
  expect(usedNames('Login to follow..')).toEqual(['gateTexts.follow']);
  expect(usedNames('Login to follow.')).toEqual([]);
});
