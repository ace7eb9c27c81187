import { parseComment } from '@contract/comments/parseComment';
import { findEmbed } from '@contract/document/embeds';
import { plainText } from '@contract/document/html/plainText';
import { isSafeUrl } from '@contract/document/safeUrl';
import { sanitizeInline, sanitizeRaw } from '@contract/document/sanitizeHtml';
import { videoFromUrl } from '@contract/document/videos';
import { isEmail } from '@contract/ruleParts';
import { hasUsernameCharacters } from '@contract/usernames';
import { removeSecrets } from '@server/adapters/removeSecrets';
import { nameSkeleton } from '@server/core/accounts/nameSkeleton';
import { boundaryOf } from '@server/core/http/multipart';
import { withoutEndSlash } from '@server/core/http/routePaths';
import { formatLetter } from '@server/core/letters/formatLetter';
import { inertName } from '@server/core/letters/inertName';
import { splitSentences } from '@server/core/summary/splitSentences';
import { searchWords } from '@server/data/searchWords';
import { describe, expect, test } from 'vitest';

type Run = (text: string) => unknown;

const length = 4000;
const factor = 16;
/** Quadratic work takes 16 times as long for one long text as for 16 short ones, and more than half a second. */
const most = { ratio: 6, noise: 120 };
/** Enough on a busy machine. */
const mostTries = 10;

type Measure = (run: Run, text: string, times: number) => number;

const timeOf: Measure = (run, text, times) => {
  const startedAt = performance.now();
  for (let at = 0; at < times; at += 1) run(text);
  return performance.now() - startedAt;
};

/** Returns true if the work for a long text takes about as long as that for short texts of the same length together. */
function isLinear(run: Run, make: (length: number) => string, measure = timeOf) {
  const [small, large] = [make(length), make(factor * length)];
  const fastest = { small: Number.POSITIVE_INFINITY, large: Number.POSITIVE_INFINITY };
  for (let at = 0; at < mostTries; at += 1) {
    fastest.small = Math.min(fastest.small, measure(run, small, factor));
    fastest.large = Math.min(fastest.large, measure(run, large, 1));
    if (fastest.large <= Math.max(most.noise, most.ratio * fastest.small)) return true;
  }
  return false;
}

const functions: Record<string, Run> = {
  boundaryOf: (text) => boundaryOf(`multipart/form-data; ${text}`),
  findEmbed: (text) => findEmbed(`https://${text}`),
  formatLetter: (text) => formatLetter({ to: text, subject: text, paragraphs: [text] }),
  hasUsernameCharacters,
  inertName,
  isEmail,
  isSafeUrl: (text) => isSafeUrl(text, 'link'),
  nameSkeleton,
  parseComment,
  plainText,
  removeSecrets,
  sanitizeInline,
  sanitizeRaw,
  searchWords,
  splitSentences,
  videoFromUrl: (text) => videoFromUrl(`https://${text}`),
  withoutEndSlash,
};

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

const long = (start: string, part: string, end: string) => (size: number) =>
  start + part.repeat(size / part.length) + end;

test('finds work that is quadratic', () => {
  // Counted steps in place of a time, which a busy machine changes.
  const steps: Measure = (_, text, times) => times * (text.length / factor) ** 2;
  expect(isLinear(() => null, long('', 'a', ''), steps)).toBe(false);
  const linear: Measure = (_, text, times) => times * text.length;
  expect(isLinear(() => null, long('', 'a', ''), linear)).toBe(true);
});

describe.each(Object.entries(functions))('%s', (_, run) => {
  test.each(parts)('takes linear time for a long row of %j', (part) => {
    for (const [start, end] of [
      ['', ''],
      ['a@', '!'],
      ['<', ' x'],
    ] as const) {
      expect(isLinear(run, long(start, part, end))).toBe(true);
    }
  });
});
