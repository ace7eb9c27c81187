import { expect, test } from 'vitest';
import { brokenFrontMatter, brokenValue, markdownTexts } from '../../texts/markdownTexts';
import { readFrontMatter, writeFrontMatter } from './frontMatter';

const details = (...lines: string[]) =>
  readFrontMatter(`---\n${lines.join('\n')}\n---\n\nText`).details;

test('details are written as quoted texts and flow lists', () => {
  const written = writeFrontMatter({ title: 'Soil: "alive" 🌱', tags: ['soil', 'rye bread'] });
  expect(written).toBe(
    String.raw`---
title: "Soil: \"alive\" 🌱"
tags: ["soil", "rye bread"]
---
`,
  );
});

test.each([
  ['text with commas', ['tags: soil, rye bread ,,seeds']],
  ['a flow list', ["tags: [soil, 'rye bread', seeds]"]],
  ['a flow list over several lines', ['tags: [', '  soil,', '  rye bread,', '  "seeds"', '  ]']],
  ['a block list', ['tags:', '- soil', '- rye bread', '- "seeds"']],
  ['an indented block list', ['tags:', '  - soil', '  - rye bread', '  - seeds']],
])('reads tags as %s', (_, lines) => {
  expect(details(...lines)?.tags).toEqual(['soil', 'rye bread', 'seeds']);
});

test.each([
  ['Jekyll', ['layout: post', 'title: Slow gardens', 'excerpt: On soil', 'slug: slow']],
  ['Hugo', ['title: "Slow gardens"', 'summary: On soil', 'url: slow', 'draft: false']],
  ['DEV', ['title: Slow gardens', 'published: true', 'description: On soil', 'slug: slow']],
  ['Hashnode', ['title: "Slow gardens"', 'seoDescription: On soil', 'slug: slow', 'cuid: x1']],
])('reads the front matter of %s', (_, lines) => {
  expect(details(...lines)).toMatchObject({
    title: 'Slow gardens',
    description: 'On soil',
    url: 'slow',
  });
});

test('reads addresses, keywords as a list, and text over several lines', () => {
  expect(
    details(
      'cover_image: https://a.example/b.png',
      'canonical_url: https://a.example/c',
      'keywords: [soil, seeds]',
      'description: >-',
      '  On soil',
      '  and seeds',
    ),
  ).toMatchObject({
    coverImage: 'https://a.example/b.png',
    canonicalUrl: 'https://a.example/c',
    keywords: 'soil, seeds',
    description: 'On soil and seeds',
  });
});

test('reads the names of the export of an account', () => {
  expect(
    details(
      'publishedAt: "2024-05-06T07:08:09.000Z"',
      'canonicalUrl: https://a.example/c',
      'cover: ../pictures/a.png',
      'isPublished: true',
    ),
  ).toMatchObject({
    date: '2024-05-06T07:08:09.000Z',
    canonicalUrl: 'https://a.example/c',
    coverImage: '../pictures/a.png',
  });
});

test('titles that look like other types stay text', () => {
  for (const title of ['2026', 'yes', 'null', '~', '1e3', '2026-11-22']) {
    expect(details(`title: ${title}`)?.title).toBe(title);
  }
});

test('fields of other programs are ignored, whatever they hold', () => {
  expect(
    details('title: Soil', 'cover: {image: a.png}', 'params: {a: [1, {b: 2}]}', '__proto__: x'),
  ).toEqual({ title: 'Soil' });
});

test('a byte order mark and line breaks of Windows are no problem', () => {
  expect(readFrontMatter('\ufeff---\r\ntitle: Soil\r\n---\r\nText\r\n')).toEqual({
    details: { title: 'Soil' },
    markdown: 'Text\n',
  });
});

test.each([
  ['no front matter', 'Text'],
  ['a thematic break at the start', '---\n\nText\n\n---\n\nMore'],
  ['front matter that is not closed', '---\ntitle: Soil\n\nText'],
  ['an empty file', ''],
])('%s is Markdown only', (_, file) => {
  expect(readFrontMatter(file)).toEqual({ details: null, markdown: file });
});

test.each([
  ['a colon without quotes', ['tags: a', 'title: Soil: alive'], brokenFrontMatter(3)],
  ['a quote that is not closed', ['title: "Soil'], brokenFrontMatter(3)],
  ['a name twice', ['title: a', 'title: b'], brokenFrontMatter(3)],
  ['a list for a text', ['title: [a, b]'], brokenValue('title')],
  ['a map for tags', ['tags: {a: b}'], brokenValue('tags')],
  ['aliases', ['a: &a [x, x]', 'tags: *a'], markdownTexts.aliases],
])('%s is refused with a message', (_, lines, message) => {
  expect(() => details(...lines)).toThrow(message);
});

test('TOML is refused with a message', () => {
  expect(() => readFrontMatter('+++\ntitle = "Soil"\n+++\n')).toThrow(markdownTexts.toml);
});
