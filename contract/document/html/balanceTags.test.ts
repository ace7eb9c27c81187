import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { sanitizeInline, sanitizeRaw } from '../sanitizeHtml';
import { payloads } from '../testing/hostile/payloads';
import { balanceTags } from './balanceTags';

const { document } = new JSDOM('').window;

test.each([
  ['an open tag', '<b>bold', '<b>bold</b>'],
  ['a closing tag without an opening one', 'a</div></article>b', 'ab'],
  ['tags that cross', '<b><i>x</b>y</i>', '<b><i>x</i></b>y'],
  ['void tags', 'a<br>b<hr>', 'a<br>b<hr>'],
  ['attributes', '<a href="/x" rel="nofollow">y', '<a href="/x" rel="nofollow">y</a>'],
  ['text like a tag', '1 &lt; 2 > 0', '1 &lt; 2 > 0'],
])('%s', (_, html, expected) => {
  expect(balanceTags(html)).toBe(expected);
});

const raw = [...payloads.map(({ html }) => html), '</div></div></main><h1>x', '<table><tr><td>x'];

test.each([
  ['raw', 'div', sanitizeRaw],
  ['inline', 'span', sanitizeInline],
] as const)('%s markup stays within its element when a page is parsed', (_, tag, sanitize) => {
  for (const html of raw) {
    const page = `<div id="before"></div><${tag} id="holder">${balanceTags(sanitize(html))}</${tag}><p id="after">after</p>`;
    document.body.innerHTML = page;
    const ids = Array.from(document.body.children, ({ id }) => id);
    expect([html, ...ids]).toEqual([html, 'before', 'holder', 'after']);
    expect(document.getElementById('after')?.innerHTML).toBe('after');
  }
});

// A search through all open tags for each closing tag would exceed the timeout of the test.
test('closing tags without an opening one take no longer if many others are open', () => {
  const count = 150_000;
  const isAsExpected =
    balanceTags('<b>'.repeat(count) + '</i>'.repeat(count)) ===
    '<b>'.repeat(count) + '</b>'.repeat(count);
  expect(isAsExpected).toBe(true);
});
