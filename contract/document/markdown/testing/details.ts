import * as fc from 'fast-check';

/** Pieces of text that YAML, JSON or the borders of front matter could read as syntax. */
const syntax = [
  '---',
  '...',
  '+++',
  ': ',
  ' #',
  '"',
  "'",
  '\\',
  '\n',
  '\n---\n',
  '\r\n',
  '\t',
  '- ',
  '[',
  ']',
  '{',
  '}',
  ',',
  '&a',
  '*a',
  '!',
  '|',
  '>',
  '%',
  '@',
  '`',
  'yes',
  'null',
  '~',
  '2026-01-01',
  '1e3',
  '\u0085',
  '\u2028',
  '\ufeff',
  '\u202eשלום',
  'مرحبا',
  '👩‍👩‍👧',
  '🇺🇦',
  '\ud800',
  '\u0000',
];
const text = fc
  .array(
    fc.oneof(fc.constantFrom(...syntax, 'word', ' '), fc.string({ unit: 'binary', maxLength: 4 })),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));

/** What an exported file says about its post. */
export const details = fc.record(
  {
    title: text,
    description: text,
    keywords: text,
    url: text,
    tags: fc.array(text, { maxLength: 3 }),
    date: text,
    coverImage: text,
    canonicalUrl: text,
  },
  { requiredKeys: ['title'] },
);
