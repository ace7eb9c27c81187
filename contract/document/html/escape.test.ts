import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { escapeHtmlAttribute, escapeHtmlText, escapeXml } from './escape';

const { document } = new JSDOM('').window;
const samples = [
  'plain text',
  `<b title="x">it's</b> &amp; R&D > 1`,
  'a\u00a0space, a tab\t, a line\nbreak',
  '"><script>alert(1)</script>',
  "' onload='x",
  '&lt;b&gt; &copy &#60;',
];

test.each(samples)(
  'a browser reads and writes escaped text and attributes as they were: %j',
  (text) => {
    const holder = document.createElement('div');
    holder.innerHTML = `<p title="${escapeHtmlAttribute(text)}">${escapeHtmlText(text)}</p>`;
    const [paragraph] = holder.children;
    expect(paragraph?.textContent).toBe(text);
    expect(paragraph?.getAttribute('title')).toBe(text);
    expect(paragraph?.innerHTML).toBe(escapeHtmlText(text));
  },
);

test.each(samples)('an XML parser reads escaped text and attributes as they were: %j', (text) => {
  const xml = `<p title="${escapeXml(text)}">${escapeXml(text)}</p>`;
  const { documentElement } = new JSDOM(xml, { contentType: 'application/xml' }).window.document;
  expect(documentElement.textContent).toBe(text);
  // XML reads a line break or tab in an attribute as a space.
  expect(documentElement.getAttribute('title')).toBe(
    text.replaceAll(/\s/g, (space) => (space === '\u00a0' ? space : ' ')),
  );
});

test('characters that XML forbids are left out', () => {
  expect(escapeXml('a\u0000b\u0008c\ufffed\ud800e\tf\n')).toBe('abcde\tf\n');
});
