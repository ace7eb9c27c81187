import { expect, test } from 'vitest';
import { readSources } from './sourceFiles';
import { superLinearPatterns } from './superLinearPatterns';

/** Files whose super-linear patterns only read short texts, or only texts of the same person or of the operator. */
const accepted: Record<string, string> = {
  'contract/document/markdown/inlineRuns.ts': 'a post that the member exports, in their own tab',
  'contract/groupDigits.ts': 'the digits of a number',
  'server/core/summary/splitSentences.ts': '20 characters',
  'server/site/settings/variables.ts': "the operator's settings",
  'src/lib/excerpt.ts': 'the start of a text',
};

const pathOf = ({ path }: { path: string }) => path.replaceAll('\\', '/');

test.each([
  ['an address', '/[\\w.+-]+@[\\w-]+/g'],
  ['spaces at the end', '/\\s+$/'],
  ['nested repetition', '/^(?:a+)+$/'],
  ['two parts that accept the same', '/^\\w*\\d*:/'],
])('finds %s', (_, pattern) => {
  const file = {
    path: 'planted.tsx',
    source: `const has = (text: string) => ${pattern}.test(text);`,
  };
  expect(superLinearPatterns([file])).toEqual([{ path: 'planted.tsx', pattern }]);
});

test('a pattern that can only start at the start of a run is linear', () => {
  const source = String.raw`export const patterns = [/(?<!\s)\s+$/, /(?<![\w.])[\w.]+@\w+/g, /\s+/g];`;
  expect(superLinearPatterns([{ path: 'planted.ts', source }])).toEqual([]);
});

test('no regular expression needs more than linear time for a text from outside', () => {
  const found = superLinearPatterns(readSources('contract', 'server', 'src', 'mocks', 'rehearsal'));
  expect(found.filter((one) => !(pathOf(one) in accepted))).toEqual([]);
  expect(new Set(found.map(pathOf))).toEqual(new Set(Object.keys(accepted)));
});
