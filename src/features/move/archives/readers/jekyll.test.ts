import { beforeAll, expect, test } from 'vitest';
import { openFolder } from '../testing/archives';
import { jekyllFiles } from '../testing/jekyllSite';
import { kindsOf, paragraph, placeOf, readAll, shown } from '../testing/readAll';
import { jekyll } from './jekyll';

let found: Awaited<ReturnType<typeof readAll>>;

beforeAll(async () => {
  found = await readAll(jekyll, await openFolder(jekyllFiles));
});

const typesOf = (title: string) => shown(found.post(title)).map(({ type }) => type);

test('details: date from the name, tags, address by the site’s permalinks', () => {
  expect(found.post('Highlight')).toMatchObject({
    key: 'jekyll:_posts/2018-01-02-highlight.md',
    url: 'highlight',
    tags: ['soil', 'seeds', 'Garden'],
    publishedAt: '2018-01-02T00:00:00.000Z',
    isPublished: true,
    formerUrls: ['/garden/2018/01/02/highlight/'],
    cover: { file: { path: 'assets/cover.png' } },
  });
  expect(found.post('Deep')).toMatchObject({
    publishedAt: '2017-05-06T05:08:09.000Z',
    formerUrls: ['/garden/2017/05/06/deep/', '/old/deep/', '/older/deep.html'],
  });
  expect(found.post('News').formerUrls).toEqual(['/special/news.html']);
});

test('highlighted code keeps its language, code keeps its tags', () => {
  expect(shown(found.post('Highlight'))).toEqual([
    { type: 'code', data: { code: 'def f\n  "{{ x }}"\nend', lang: 'ruby' } },
  ]);
  expect(shown(found.post('Fence'))).toEqual([
    { type: 'code', data: { code: '{% include x.html %}', lang: 'liquid' } },
  ]);
  expect(shown(found.post('Hash'))).toEqual([
    { type: 'code', data: { code: 'link_to {:name => 1}\n## {#no}', lang: 'ruby' } },
  ]);
});

test('links between posts lead to the moved posts', () => {
  expect(shown(found.post('Links'))).toEqual([
    paragraph(
      'See <a href="/posts/highlight">one</a>, <a href="/posts/fence">two</a>, gone and <a href="https://old.example/about/">abs</a>.',
    ),
  ]);
  expect(placeOf(found.post('Links'), 'deadLink')).toBe('paragraph');
});

test('pictures come from the site', () => {
  expect(shown(found.post('Picture'))).toMatchObject([
    {
      type: 'image',
      data: { alt: 'A bed', file: { url: 'https://archive.invalid/assets/one.png' } },
    },
    { type: 'image', data: { alt: 'Two' } },
  ]);
  expect(kindsOf(found.post('Picture'))).toContain('style');
});

test('other tags and values are listed', () => {
  expect(shown(found.post('Include'))).toEqual([paragraph('Before after .')]);
  expect(found.post('Include').losses.filter(({ kind }) => kind === 'shortcode')).toHaveLength(2);
  expect(shown(found.post('Raw'))).toEqual([paragraph('{{ shown }}')]);
  expect(shown(found.post('Comment'))).toEqual([paragraph('Text more')]);
  expect(typesOf('Youtube')).toEqual(['embed']);
  expect(JSON.stringify(shown(found.post('Gist')))).toContain('https://gist.github.com/ada/0123');
});

test('Markdown of kramdown', () => {
  expect(shown(found.post('Kramdown'))).toEqual([
    { type: 'header', data: { text: 'Heading', level: 2 } },
    paragraph('Text'),
  ]);
  expect(kindsOf(found.post('Kramdown'))).toEqual(expect.arrayContaining(['style', 'extraDetail']));
  expect(shown(found.post('Footnotes'))[1]).toEqual(paragraph('[^1]: The source.'));
  expect(shown(found.post('Heading'))).toEqual([paragraph('Text')]);
  expect(typesOf('Table')).toEqual(['table']);
});

test('a post in HTML is read, too', () => {
  expect(shown(found.post('HTML post'))).toMatchObject([
    paragraph('Some <i>HTML</i>'),
    { type: 'code' },
  ]);
});

test('drafts come as drafts, and a heading can be the title', () => {
  expect(found.post('Hidden').isPublished).toBe(false);
  expect(found.post('Idea')).toMatchObject({
    isPublished: false,
    publishedAt: null,
    formerUrls: [],
  });
  expect(shown(found.post('From the heading'))).toEqual([paragraph('Text')]);
});

test('pages and broken front matter are listed, layouts are not', () => {
  expect(found.losses.map(({ kind, what }) => `${kind} ${what.split(':')[0]}`)).toEqual([
    'unreadable _posts/2015-01-04-anchors.md',
    'page About',
  ]);
  expect(found.posts).toHaveLength(22);
});

/** The former addresses of a post in a site with these settings. */
async function formerUrlsOf(config: string, day: string, more = '') {
  const files = {
    '_config.yml': config,
    [`_posts/${day}-beans.md`]: `---\ntitle: Beans\n${more}---\nText\n`,
  };
  return (await readAll(jekyll, await openFolder(files))).post('Beans').formerUrls;
}

test.each([
  ['ordinal', '2018-01-02', '/2018/002/beans.html'],
  ['ordinal', '2020-12-31', '/2020/366/beans.html'],
  ['weekdate', '2018-01-01', '/2018/W01/Mon/beans.html'],
  ['weekdate', '2021-01-03', '/2021/W53/Sun/beans.html'],
  ['weekdate', '2018-12-31', '/2018/W01/Mon/beans.html'],
])('the permalink style %s of %s', async (style, day, address) => {
  expect(await formerUrlsOf(`permalink: ${style}\n`, day)).toEqual([address]);
});

test('a style that is not known gives no former address', async () => {
  const config = 'permalink: fancy\n';
  expect(await formerUrlsOf(config, '2018-01-02')).toEqual([]);
  expect(await formerUrlsOf(config, '2018-01-02', 'redirect_from: /old/\n')).toEqual(['/old/']);
  expect(await formerUrlsOf(config, '2018-01-02', 'permalink: /own/\n')).toEqual(['/own/']);
});

const defaultOf = (path: string, type: string, permalink: string) =>
  `  - scope:\n      path: "${path}"\n      type: ${type}\n    values:\n      permalink: ${permalink}\n`;

test('a permalink for posts in the defaults replaces that of the site', async () => {
  const posts = defaultOf('', 'posts', '/blog/:title/');
  const config = `permalink: pretty\ndefaults:\n${posts}${defaultOf('', 'pages', '/:title/')}`;
  expect(await formerUrlsOf(config, '2018-01-02')).toEqual(['/blog/beans/']);
  expect(await formerUrlsOf(config, '2018-01-02', 'permalink: /own/\n')).toEqual(['/own/']);
  const narrow = `defaults:\n${defaultOf('_posts', 'posts', '/narrow/:title/')}${posts}`;
  expect(await formerUrlsOf(narrow, '2018-01-02')).toEqual(['/narrow/beans/']);
});
