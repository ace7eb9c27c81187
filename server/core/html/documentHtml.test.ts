import { hostileBlocks } from '@contract/document/testing/hostile/blocks';
import { forbiddenElements } from '@contract/document/testing/hostile/findForbidden';
import { payloads } from '@contract/document/testing/hostile/payloads';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { documentHtml } from './documentHtml';

const siteUrl = 'https://blog.example';
const { document } = new JSDOM('').window;

const write = (type: string, data: object) =>
  documentHtml(JSON.stringify({ blocks: [{ type, data }] }), siteUrl);

test('texts become headings, paragraphs and quotes', () => {
  expect(write('header', { text: 'A <b>heading</b>', level: 2 })).toBe('<h2>A <b>heading</b></h2>');
  expect(write('paragraph', { text: 'A &amp; B' })).toBe('<p>A &amp; B</p>');
  expect(write('quote', { text: 'Words', caption: 'Ada', alignment: 'left' })).toBe(
    '<blockquote><p>Words</p><p><cite>Ada</cite></p></blockquote>',
  );
  expect(write('callout', { tone: 'tip', title: 'A < B', text: 'Text' })).toBe(
    '<blockquote><p><strong>A &lt; B</strong></p><p>Text</p></blockquote>',
  );
});

test('lists keep their nested lists', () => {
  const items = [{ content: 'one', items: [{ content: 'two', items: [] }] }];
  expect(write('list', { style: 'ordered', items })).toBe(
    '<ol><li>one<ol><li>two</li></ol></li></ol>',
  );
});

test('numbered lists keep their first number and their kind of numbers', () => {
  const items = [{ content: 'one', items: [{ content: 'two', items: [] }] }];
  const meta = { start: 4, counterType: 'lower-alpha' };
  expect(write('list', { style: 'ordered', meta, items })).toBe(
    '<ol start="4" type="a"><li>one<ol type="a"><li>two</li></ol></li></ol>',
  );
});

test('addresses become absolute', () => {
  const file = { url: '/api/v1/resource/file/a.webp' };
  expect(write('image', { file, alt: 'A "view"', caption: '' })).toBe(
    '<figure><img src="https://blog.example/api/v1/resource/file/a.webp" alt="A &quot;view&quot;"></figure>',
  );
  expect(write('paragraph', { text: '<a href="/posts/one">one</a>' })).toContain(
    'href="https://blog.example/posts/one"',
  );
  expect(write('paragraph', { text: '<a href="//other.example/">one</a>' })).toContain(
    'href="//other.example/"',
  );
});

test('a video is a link, and a table keeps its parts', () => {
  const source = 'https://youtu.be/dQw4w9WgXcQ';
  expect(write('embed', { service: 'youtube', source, caption: 'A talk' })).toBe(
    `<p><a href="${source}">A talk</a></p>`,
  );
  const content = [
    ['Name', 'Year'],
    ['Ada', '1843'],
  ];
  expect(write('table', { content, withHeadings: true, caption: 'Notes' })).toBe(
    '<table><caption>Notes</caption><tr><th>Name</th><th>Year</th></tr><tr><td>Ada</td><td>1843</td></tr></table>',
  );
});

test('code is text, and content that is no document is empty', () => {
  expect(write('code', { code: 'if (a < b) {}', lang: 'js' })).toBe(
    '<pre><code>if (a &lt; b) {}</code></pre>',
  );
  expect(documentHtml('no document', siteUrl)).toBe('');
  expect(write('unknown', { text: 'a' })).toBe('');
});

test('nothing of a hostile document can run', () => {
  for (const payload of payloads) {
    const holder = document.createElement('div');
    holder.innerHTML = documentHtml(JSON.stringify({ blocks: hostileBlocks(payload) }), siteUrl);
    expect(forbiddenElements(holder, 'raw'), `of ${payload.name}`).toEqual([]);
  }
});
