import { expect, test } from 'vitest';
import { relatedTests } from './relatedTests.mjs';

const tests = [
  'contract/rules.test.ts',
  'e2e/journeys/book.spec.ts',
  'e2e/journeys/reader.spec.ts',
  'server/core/routes/book.test.ts',
  'src/features/book/screen/readHighlights.test.ts',
  'src/stories/failures/book.test.tsx',
  'src/stories/reading.test.tsx',
];

test('tests with the words of a changed file, or of its folders, are related', () => {
  expect(relatedTests(['src/features/book/screen/HeadingList.tsx'], tests)).toEqual([
    'e2e/journeys/book.spec.ts',
    'server/core/routes/book.test.ts',
    'src/features/book/screen/readHighlights.test.ts',
    'src/stories/failures/book.test.tsx',
  ]);
  expect(relatedTests(['contract/rules.ts'], tests)).toEqual(['contract/rules.test.ts']);
});

test('tests of the same folder are related', () => {
  expect(relatedTests(['server/core/routes/mutes.ts'], tests)).toEqual([
    'server/core/routes/book.test.ts',
  ]);
});

test('a changed test is related to itself only', () => {
  expect(relatedTests(['e2e/journeys/reader.spec.ts'], tests)).toEqual([
    'e2e/journeys/reader.spec.ts',
  ]);
});

test('words that many tests have relate nothing', () => {
  const many = Array.from({ length: 20 }, (_, at) => `server/${at}/book.test.ts`);
  expect(relatedTests(['bench/book.ts'], [...tests, ...many])).toEqual([]);
});
