import { hostileBlocks } from '@contract/document/testing/hostile/blocks';
import { payloads } from '@contract/document/testing/hostile/payloads';
import { expect, test } from 'vitest';
import { type PostOfEmail, postOfEmail } from './postOfEmail';
import { readEmail, withoutLooks, wordsOf } from './testing/readEmail';

const siteUrl = 'https://blog.example';
const address = `${siteUrl}/posts/walk`;

type Block = { id?: string | undefined; type: string; data: object };

const write = (blocks: readonly Block[], amount: 'beginning' | 'whole' = 'whole'): PostOfEmail =>
  postOfEmail({ content: JSON.stringify({ blocks }), siteUrl, address, amount });

const paragraph = (text: string): Block => ({ type: 'paragraph', data: { text } });
const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');

const pageOf = ({ html }: PostOfEmail) => readEmail(`<!doctype html><title>x</title>${html}`);

test('the beginning ends with a block, after about 200 words', () => {
  const blocks = [90, 90, 90, 90].map((count) => paragraph(words(count)));
  const { text, isWhole } = write(blocks, 'beginning');
  expect(isWhole).toBe(false);
  expect(text.split('\n\n')).toEqual([words(90), words(90), words(90)]);
  expect(write(blocks).isWhole).toBe(true);
});

test('a first block that is very long is cut', () => {
  const { html, text, isWhole } = write([paragraph(words(2000))], 'beginning');
  expect(isWhole).toBe(false);
  expect(text).toBe(`${words(200)}…`);
  expect(html).toContain(text);
});

test('a short post is whole in its beginning', () => {
  expect(write([paragraph('Hello.')], 'beginning')).toMatchObject({
    text: 'Hello.',
    isWhole: true,
  });
});

test('a whole post has at most 90 KB', () => {
  const blocks = Array.from({ length: 400 }, () => paragraph(words(100)));
  const { html, isWhole } = write(blocks);
  expect(isWhole).toBe(false);
  expect(new TextEncoder().encode(html).length).toBeLessThanOrEqual(90 * 1024);
  expect(html.length).toBeGreaterThan(80 * 1024);
});

test('raw HTML, videos and pictures of other hosts are links', () => {
  const written = write([
    {
      id: 'frame',
      type: 'raw',
      data: { html: '<iframe src="https://www.youtube.com/embed/abcdef"></iframe>' },
    },
    {
      type: 'embed',
      data: { service: 'youtube', source: 'https://youtu.be/abcdefg', caption: 'A film' },
    },
    {
      type: 'image',
      data: { file: { url: 'https://spy.example/pixel-10x10.png' }, alt: 'A hill' },
    },
    {
      type: 'image',
      data: {
        file: { url: '/api/v1/resource/file/a-1280x640.webp' },
        alt: 'A lake',
        caption: 'By <b>Ada</b>',
      },
    },
  ]);
  const page = pageOf(written);
  expect(page.links).toEqual([
    `${address}#block-frame`,
    'https://youtu.be/abcdefg',
    'https://spy.example/pixel-10x10.png',
  ]);
  expect(page.attributes('img', 'src')).toEqual([
    `${siteUrl}/api/v1/resource/file/a-1280x640.webp`,
  ]);
  expect(page.attributes('img', 'alt')).toEqual(['A lake']);
  expect(page.attributes('img', 'width')).toEqual(['552']);
  expect(page.tags).not.toContain('iframe');
  expect(written.text).toContain('A film <https://youtu.be/abcdefg>\n\nA hill <https://spy.');
  expect(written.text).toMatch(/By Ada$/);
});

test('links are as they were written; those of the site and of the post are absolute', () => {
  const { html, text } = write([
    paragraph(
      '<a href="https://shop.example?a=1&amp;b=2" target="_blank">A</a> <a href="/posts/b">B</a> <a href="#c">C</a>',
    ),
  ]);
  expect(withoutLooks(html)).toBe(
    `<p dir="auto"><a href="https://shop.example?a=1&amp;b=2">A</a> <a href="${siteUrl}/posts/b">B</a> <a href="${address}#c">C</a></p>`,
  );
  expect(text).toBe(`A <https://shop.example?a=1&b=2> B <${siteUrl}/posts/b> C <${address}#c>`);
});

test('lists, tables and code are text, too', () => {
  const { text } = write([
    { type: 'list', data: { style: 'ordered', items: ['One', 'Two'] } },
    {
      type: 'table',
      data: {
        content: [
          ['a', 'b'],
          ['c', 'd'],
        ],
      },
    },
    { type: 'code', data: { code: 'if (x)\n  y' } },
  ]);
  expect(text).toBe('- One\n- Two\n\na  b\nc  d\n\nif (x)\n  y');
});

test('no words of a document run, and the text has the same', () => {
  for (const payload of payloads) {
    const { name } = payload;
    const written = write(hostileBlocks(payload));
    const page = pageOf(written);
    const forbidden = page.tags.filter((tag) => /script|iframe|style|svg|object|form/.test(tag));
    const dangerous = page.links.filter((link) =>
      /^\s*(?:javascript|data|vbscript):/i.test(link ?? ''),
    );
    expect({ name, forbidden, dangerous, errors: page.errors }).toEqual({
      name,
      forbidden: [],
      dangerous: [],
      errors: [],
    });
    // An address can stand within a word.
    const [inText, inHtml] = [written.text, page.text].map((text) => wordsOf(text).join(''));
    expect({ name, words: inText }).toEqual({ name, words: inHtml });
  }
});
