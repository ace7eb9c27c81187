import { expect, test } from 'vitest';
import { readSources } from './sourceFiles';

const physical =
  /^-?(?:(?:[pm][lr]|left|right|border-[lr]|rounded-[lr])-(?:\d|\[|auto|px|full)|text-(?:left|right)$)/;
const strings = /"[^"\n]*"|'[^'\n]*'/g;

/** Finds Tailwind's classes for the left or the right side, which are wrong in right-to-left text. */
function physicalClasses(source: string) {
  const words = [...source.matchAll(strings)].flatMap(([text]) => text.slice(1, -1).split(' '));
  const utilities = words.map((word) => word.split(':').at(-1) ?? '');
  return utilities.filter((name) => physical.test(name));
}

test('finds classes for the left and the right side', () => {
  const source = `<p className="pl-2 sm:-mr-1 border-l-2 text-left left-[3px] ps-2 border-line" />`;
  expect(physicalClasses(source)).toEqual([
    'pl-2',
    '-mr-1',
    'border-l-2',
    'text-left',
    'left-[3px]',
  ]);
});

test('the page has only classes for the start and the end of a line', () => {
  const found = readSources('src').flatMap(({ path, source }) =>
    physicalClasses(source).map((name) => `${path}: ${name}`),
  );
  expect(found).toEqual([]);
});
