import { afterAll, expect, test } from 'vitest';
import { openSteps } from './testing/countSteps';

const { loaded, count, close } = await openSteps('scripts/testing/textFunctions.ts');

afterAll(close);

const length = 500;
const factor = 8;
/** Sorting a text that is 8 times as long takes up to 12 times as many steps, quadratic work 64 times. */
const most = 12;

const parts = [
  'a',
  'a@',
  'a.',
  '@',
  ' ',
  '\n',
  '/',
  '//',
  '//a:',
  ':',
  '"',
  '&',
  '<',
  '<a ',
  'é.',
  '; ',
];

const ends = [
  ['', ''],
  ['a@', '!'],
  ['<', ' x'],
] as const;

type Run = (text: string) => unknown;

const texts = parts.flatMap((part) =>
  ends.map(
    ([start, end]) =>
      (size: number) =>
        start + part.repeat(size / part.length) + end,
  ),
);

type MakeText = (typeof texts)[number];

/** How many times as many steps the longer texts take. */
function growth(run: Run, makers: readonly MakeText[]) {
  const runAll = (size: number) => () => {
    for (const make of makers) run(make(size));
  };
  // What is made at the first call is not counted.
  runAll(length)();
  const few = count(runAll(length));
  return count(runAll(factor * length)) / few;
}

/** The texts for which a function takes too many more steps if they are longer. */
function superLinearTexts(run: Run) {
  if (growth(run, texts) <= most) return [];
  return texts.filter((make) => growth(run, [make]) > most).map((make) => make(8));
}

test.each(Object.entries(loaded['textFunctions'] ?? {}))(
  '%s takes a linear number of steps for a long row of the same text',
  (_, run) => {
    expect(superLinearTexts(run)).toEqual([]);
  },
);

test.each(Object.entries(loaded['quadraticFunctions'] ?? {}))(
  'quadratic %s for one of the texts are found',
  (_, run) => {
    expect(growth(run, texts)).toBeGreaterThan(most);
  },
);
