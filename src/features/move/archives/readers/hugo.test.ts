import { markdownTexts } from '@contract/texts/markdownTexts';
import { moveTexts } from '@contract/texts/moveTexts';
import { beforeAll, expect, test } from 'vitest';
import { openFolder, openZip } from '../testing/archives';
import { hugoFiles } from '../testing/hugoSite';
import { kindsOf, paragraph, placeOf, readAll, shown } from '../testing/readAll';
import { hugo } from './hugo';

let found: Awaited<ReturnType<typeof readAll>>;

beforeAll(async () => {
  found = await readAll(hugo, await openFolder(hugoFiles));
});

const typesOf = (title: string) => shown(found.post(title)).map(({ type }) => type);
const toml = 'TOML: it "works"';

test('front matter in YAML', () => {
  expect(found.post('Figure')).toMatchObject({
    key: 'hugo:content/posts/figure.md',
    url: 'figure',
    tags: ['soil', 'seeds', 'Garden'],
    description: 'About Figure',
    publishedAt: '2021-04-05T08:00:00.000Z',
    isPublished: true,
    formerUrls: ['/posts/figure/'],
    cover: { file: { path: 'static/images/cover.png' } },
  });
});

test('front matter in TOML and JSON', () => {
  expect(found.post(toml)).toMatchObject({
    url: 'toml-post',
    tags: ['a', 'b'],
    description: 'Two lines',
    publishedAt: '2020-02-03T00:00:00.000Z',
    author: 'Ada',
    formerUrls: ['/2020/02/toml-post/', '/old/toml/', '/older'],
    cover: { file: { path: 'static/images/cover.png' } },
  });
  expect(kindsOf(found.post(toml))).toEqual(
    expect.arrayContaining(['severalAuthors', 'coverText']),
  );
  expect(found.post('JSON')).toMatchObject({
    canonicalUrl: 'https://first.example/json',
    publishedAt: '2020-02-03T04:05:06.000Z',
    isPublished: true,
  });
  expect(found.post('Own url').formerUrls).toEqual(['/special/place/']);
  expect(found.post('Dated').publishedAt).toBe('2019-08-07T00:00:00.000Z');
});

test('pictures come from static folders and page bundles', () => {
  expect(shown(found.post('Figure'))).toMatchObject([
    paragraph('Before'),
    {
      type: 'image',
      data: {
        file: { url: 'https://archive.invalid/static/images/one.png' },
        alt: 'A bed',
        caption: 'Beans: In <i>June</i>',
      },
    },
    paragraph('After'),
  ]);
  const [source] = found.post('Bundle').pictures.values();
  expect(source).toMatchObject({ file: { path: 'content/posts/bundle/beside.png' } });
  expect(found.post('Bundle').url).toBe('bundle');
});

test('code keeps its language', () => {
  expect(shown(found.post('Highlight'))).toEqual([
    { type: 'code', data: { code: 'func main() {\n\tx := `a`\n}', lang: 'go' } },
    { type: 'code', data: { code: 'a = 1', lang: 'toml' } },
  ]);
});

test('videos stay embeds, gists and posts become links', () => {
  expect(typesOf('Videos')).toEqual(['embed', 'embed']);
  expect(typesOf('Gist')).toEqual(['paragraph', 'embed']);
  expect(JSON.stringify(shown(found.post('Gist')))).toContain(
    'https://gist.github.com/ada/0123abcd',
  );
});

test('references lead to the moved posts', () => {
  expect(shown(found.post('References'))).toEqual([
    paragraph(
      'See <a href="/posts/figure">the figure</a>, <a href="/posts/highlight">that</a>, none, <a href="/posts/figure">file</a> and <a href="/posts/videos/">old</a>.',
    ),
  ]);
  expect(placeOf(found.post('References'), 'deadLink')).toBe('paragraph');
});

test('other shortcodes are listed, shown ones are text', () => {
  expect(shown(found.post('Unknown'))).toEqual([
    paragraph('Kept <b>text</b>'),
    paragraph('Inline here.'),
  ]);
  expect(kindsOf(found.post('Unknown')).filter((kind) => kind === 'shortcode')).toHaveLength(2);
  expect(shown(found.post('Escaped'))).toEqual([
    paragraph('Write <code>{{&lt; figure &gt;}}</code> or {{&lt; figure src="x" &gt;}}.'),
  ]);
});

test('HTML in Markdown, footnotes, lists and quotes', () => {
  expect(shown(found.post('Raw HTML'))).toMatchObject([
    { type: 'image', data: { alt: 'One', caption: 'Cap' } },
    { type: 'paragraph' },
  ]);
  expect(shown(found.post('Footnotes'))[1]).toEqual(paragraph('[^1]: The source.'));
  expect(placeOf(found.post('Footnotes'), 'footnote')).toBe('paragraph');
  expect(placeOf(found.post('Lists'), 'listMarks')).toBe('list');
  expect(typesOf('Quote')).toEqual(['quote', 'callout']);
  expect(shown(found.post('More'))).toEqual([paragraph('Start'), paragraph('Rest')]);
});

test('names of headings are removed, and a picture beside HTML stays', () => {
  expect(shown(found.post('Named'))).toMatchObject([
    { type: 'header', data: { text: 'Beds' } },
    paragraph('Text {#no}'),
    paragraph('A <a href="https://example.org">link</a> and'),
    { type: 'image', data: { alt: 'Gone', caption: 'In June' } },
  ]);
  expect(placeOf(found.post('Named'), 'extraDetail')).toBe('header');
  expect(placeOf(found.post('Named'), 'pictureInText')).toBe('paragraph');
});

test('missing pictures become addresses of the old site, files stay links', () => {
  expect(found.post('Missing').pictures.get('https://old.example/images/gone.png')).toEqual({
    url: 'https://old.example/images/gone.png',
  });
  expect(JSON.stringify(shown(found.post('Missing')))).toContain(
    'https://old.example/files/plan.pdf',
  );
});

test('drafts and future posts come as drafts', () => {
  expect(found.post('Draft')).toMatchObject({
    isPublished: false,
    publishedAt: null,
    formerUrls: [],
  });
  expect(kindsOf(found.post('Future'))).toContain('draftScheduled');
});

test('pages are listed, and so is front matter that can not be read', () => {
  expect(found.losses).toEqual([
    { kind: 'unreadable', what: `content/posts/anchors.md: ${markdownTexts.aliases}` },
    { kind: 'unreadable', what: `content/posts/broken.md: ${moveTexts.toml}` },
    { kind: 'page', what: 'About' },
    { kind: 'page', what: 'All posts' },
  ]);
  expect(found.posts).toHaveLength(22);
});

test('a .zip with the same files gives the same posts', async () => {
  const { posts } = await readAll(hugo, await openZip(hugoFiles));
  expect(posts.map(({ key }) => key)).toEqual(found.posts.map(({ key }) => key));
});

const hugoPost = (title: string, body = 'Text') => `---\ntitle: ${title}\n---\n${body}\n`;

const readHugo = async (config: string, files: Record<string, string>) =>
  readAll(hugo, await openFolder({ 'hugo.toml': config, ...files }));

test('the default address has all folders', async () => {
  const site = await readHugo('title = "Old"\n', {
    'content/posts/2019/a.md': hugoPost('Nested'),
    'content/posts/2019/b/index.md': hugoPost('Nested bundle'),
    'content/c/index.md': hugoPost('Bundle at the top'),
  });
  expect(site.post('Nested').formerUrls).toEqual(['/posts/2019/a/']);
  expect(site.post('Nested bundle').formerUrls).toEqual(['/posts/2019/b/']);
  expect(site.post('Bundle at the top').formerUrls).toEqual(['/c/']);
});

test('the token :sections is all folders, :section the first', async () => {
  const config =
    '[permalinks]\n  posts = "/:sections/:filename/"\n  notes = "/:section/:filename/"\n';
  const site = await readHugo(config, {
    'content/posts/2019/a.md': hugoPost('All folders'),
    'content/notes/2019/b.md': hugoPost('First folder'),
  });
  expect(site.post('All folders').formerUrls).toEqual(['/posts/2019/a/']);
  expect(site.post('First folder').formerUrls).toEqual(['/notes/b/']);
});

const mixedCase = {
  'content/posts/My-Post.md': hugoPost('Upper case'),
  'content/posts/links.md': hugoPost('Links', '[Lower](/posts/my-post/) [upper](/posts/My-Post/)'),
};

test('addresses are in lower case, and links to them are found in any case', async () => {
  const site = await readHugo('title = "Old"\n', mixedCase);
  expect(site.post('Upper case').formerUrls).toEqual(['/posts/my-post/']);
  expect(shown(site.post('Links'))).toEqual([
    paragraph('<a href="/posts/my-post/">Lower</a> <a href="/posts/my-post/">upper</a>'),
  ]);
});

test('addresses keep their case with disablePathToLower', async () => {
  const site = await readHugo('disablePathToLower = true\n', mixedCase);
  expect(site.post('Upper case').formerUrls).toEqual(['/posts/My-Post/']);
});
