import { expect, test } from 'vitest';
import { readEmail, wordsOf } from '../html/testing/readEmail';
import type { Letter } from '../ports';
import { composeKind, emailSamples } from '../testing/composeKind';

const partsOf = ({ subject, text, html }: Letter) => [subject, text, html];

/** Control characters, but not the line breaks of text and HTML, and those that change the direction of text. */
const unseen = /(?!\n)[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

test.each(emailSamples)('a long name is cut in the letter %s', async (kind) => {
  const letter = await composeKind(kind, { name: 'x'.repeat(100) });
  expect(letter.text).toContain(`${'x'.repeat(39)}…`);
  for (const part of partsOf(letter)) expect(part).not.toContain('x'.repeat(40));
});

test.each(emailSamples)('markup in a name is text in the letter %s', async (kind) => {
  const letter = await composeKind(kind, { name: '<img src=x> & <b>' });
  expect(letter.text).toContain('<img src=x> & <b>');
  expect(letter.html).toContain('&lt;img src=x&gt; &amp; &lt;b&gt;');
  expect(letter.html).not.toMatch(/<(?:img|b)\b/);
});

test.each(emailSamples)(
  'characters of a name that are not seen are not in the letter %s',
  async (kind) => {
    const letter = await composeKind(kind, {
      name: 'Ada\r\nBcc: all\u0000\u0007\u001b\u0085\u202eevil\u2066\u200f',
    });
    expect(letter.text).toContain('Ada Bcc: allevil');
    for (const part of partsOf(letter)) expect(part).not.toMatch(unseen);
    expect(letter.subject).not.toMatch(/[\r\n]/);
  },
);

/** Words that would break markup, addresses and text. */
const hostile = '"><script>alert(1)</script>\'&lt;<!-- ';

test.each(emailSamples)('the letter %s is valid HTML without scripts', async (kind) => {
  const { html } = await composeKind(kind, { name: hostile, title: `${hostile}${hostile}` });
  const { errors, tags } = readEmail(html);
  expect(errors).toEqual([]);
  expect(tags).not.toContain('script');
  expect(new TextEncoder().encode(html).length).toBeLessThan(100 * 1024);
});

test.each(emailSamples)('the letter %s says the same as text', async (kind) => {
  const { html, text } = await composeKind(kind, { name: 'Ada', title: 'A walk – at “dawn”' });
  const page = readEmail(html);
  expect(wordsOf(text)).toEqual(wordsOf(page.text));
  const inText = text.match(/https?:\/\/[^\s<>]+/g) ?? [];
  expect(new Set(inText)).toEqual(new Set(page.links));
});

test.each(emailSamples)(
  'the letter %s names its language, and its tables and pictures are named',
  async (kind) => {
    const { html, subject } = await composeKind(kind, { name: 'Ada' });
    const page = readEmail(html);
    expect(page.title).toBe(subject);
    expect(page.attributes('html', 'lang')).toEqual(['en']);
    // Others are tables of a post.
    expect(page.attributes('table', 'role').slice(0, 3)).toEqual(Array(3).fill('presentation'));
    expect(page.attributes('img', 'alt')).not.toContain(undefined);
    expect(page.tags.filter((tag) => tag === 'h1')).toHaveLength(1);
  },
);
