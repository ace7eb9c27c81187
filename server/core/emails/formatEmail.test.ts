import { expect, test } from 'vitest';
import { emailColours } from '../html/emailLooks';
import { formatEmail } from './formatEmail';

const site = { siteName: 'Commonplace', siteUrl: 'https://commonplace.test' };

test('escapes values in the HTML', () => {
  const { html, text } = formatEmail(site, {
    to: 'ada@example.com',
    subject: 'Hello <b>',
    paragraphs: ['<script>alert("x")</script> & \'more\'\nnext line'],
    link: { label: 'Open <it>', address: 'https://commonplace.test/?a=1&b="2"' },
  });
  expect(html).toContain(`&lt;script&gt;alert("x")&lt;/script&gt; &amp; 'more'<br>`);
  expect(html).toContain('href="https://commonplace.test/?a=1&amp;b=&quot;2&quot;"');
  expect(html).toContain('<title>Hello &lt;b&gt;</title>');
  expect(text).toContain('Open <it>: https://commonplace.test/?a=1&b="2"');
});

test('removes line breaks from the subject and the address', () => {
  const { subject, to } = formatEmail(site, {
    to: 'ada@example.com\r\nBcc: all@example.com',
    subject: 'Hello\r\nBcc: all@example.com',
    paragraphs: [],
  });
  expect(subject).toBe('Hello Bcc: all@example.com');
  expect(to).not.toContain('\n');
});

test('encoded words and marks of direction in a subject stay text', () => {
  const { subject } = formatEmail(site, {
    to: 'ada@example.com',
    subject: 'Ada: \u202eRe =?utf-8?B?RnJlZQ==?= today\u2069',
    paragraphs: [],
  });
  expect(subject).toBe('Ada: Re = ?utf-8?B?RnJlZQ== ?= today');
});

/** Of a colour, as WCAG defines it. */
function luminanceOf(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each(['light', 'dark'] as const)('the words of a letter can be read on %s paper', (theme) => {
  const colours = emailColours[theme];
  for (const [words, paper] of [
    ['ink', 'paper'],
    ['quiet', 'paper'],
    ['accent', 'paper'],
    ['ink', 'sunken'],
    ['on-accent', 'accent'],
  ] as const) {
    const [low = 0, high = 0] = [luminanceOf(colours[words]), luminanceOf(colours[paper])].toSorted(
      (one, other) => one - other,
    );
    expect({ words, paper, isReadable: (high + 0.05) / (low + 0.05) >= 4.5 }).toEqual({
      words,
      paper,
      isReadable: true,
    });
  }
});

test('an e-mail has the accent of the site, and words stay as they were written', () => {
  const { accent } = emailColours.light;
  const draft = { to: 'ada@example.com', subject: 'Colours', paragraphs: [`Use ${accent}.`] };
  const { html } = formatEmail({ ...site, accent: '#00604a' }, draft);
  expect(html).toContain('border-top:4px solid #00604a');
  expect(html).toContain(`>Use ${accent}.</p>`);
  expect(html.replace(`Use ${accent}.`, '')).not.toContain(accent);
  expect(html).not.toContain(emailColours.dark.accent);
});
