import { expect, test } from 'vitest';
import { formatLetter } from './formatLetter';

test('escapes values in the HTML', () => {
  const { html, text } = formatLetter({
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
  const { subject, to } = formatLetter({
    to: 'ada@example.com\r\nBcc: all@example.com',
    subject: 'Hello\r\nBcc: all@example.com',
    paragraphs: [],
  });
  expect(subject).toBe('Hello Bcc: all@example.com');
  expect(to).not.toContain('\n');
});

test('encoded words and marks of direction in a subject stay text', () => {
  const { subject } = formatLetter({
    to: 'ada@example.com',
    subject: 'Ada: \u202eRe =?utf-8?B?RnJlZQ==?= today\u2069',
    paragraphs: [],
  });
  expect(subject).toBe('Ada: Re = ?utf-8?B?RnJlZQ== ?= today');
});
