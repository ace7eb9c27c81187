import { cardPath } from '@contract/cardPath';
import { hostileBlocks } from '@contract/document/testing/hostile/blocks';
import { findForbidden } from '@contract/document/testing/hostile/findForbidden';
import { type Payload, payloads } from '@contract/document/testing/hostile/payloads';
import { createTestPorts } from '@server/core/testing/createTestPorts';
import { createApi } from '@server/createApi';
import { commentRow, newPost, userRow } from '@server/data/testing/rows';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { createRenderer } from '../src/app/render';
import { pageManifest } from '../src/testing/pageManifest';

const origin = 'https://blog.example';
const template = '<html><head><!--head--></head><body><div id="root"></div></body></html>';

const view = new JSDOM('').window.document.defaultView;
if (!view) throw new Error('The document has no window.');
const { DOMParser } = view;
const { render } = createRenderer({ template, siteUrl: origin, manifest: pageManifest });

/** A site over the data of a test. */
function createSite() {
  const { ports } = createTestPorts({});
  const api = createApi(ports);
  const get = async (path: string, served = {}) => {
    const { html } = await render(new Request(origin + path), async (r) => api.fetch(r), served);
    return { html, document: new DOMParser().parseFromString(html, 'text/html') };
  };
  return { data: ports.data, hash: ports.secrets.hash, get };
}

function contentOf(document: Document, selector: string) {
  const element = document.querySelector(selector);
  return element?.getAttribute('content') ?? element?.getAttribute('href') ?? null;
}

function structuredData(document: Document): Record<string, unknown>[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent),
  );
}

async function withPost(overrides: Parameters<typeof newPost>[1] = {}) {
  const site = createSite();
  await site.data.users.insert(userRow('ada'));
  await site.data.posts.insert(newPost('bread', overrides));
  return site;
}

test('the HTML of a post has its text, head, structured data, picture and comments', async () => {
  const block = { type: 'paragraph', data: { text: 'Flour and <b>patience</b>' } };
  const site = await withPost({
    title: 'Bread',
    image: '/api/v1/resource/file/bread-1280x720.webp',
    content: JSON.stringify({ blocks: [block] }),
  });
  const hostile = 'So good </script><script>alert(1)</script>';
  await site.data.comments.insert(commentRow('c', { postId: 'bread', text: hostile }));
  await site.data.comments.insert(
    commentRow('r', { postId: 'bread', text: 'Thank you', parentId: 'c', authorId: 'ada' }),
  );
  const { document } = await site.get('/posts/bread');
  expect(document.querySelector('h1')?.textContent).toBe('Bread');
  expect(document.querySelector('.post-text')?.innerHTML).toContain('Flour and <b>patience</b>');
  expect(document.body.textContent).toContain('So good');
  expect(document.title).toBe('Bread · Commonplace');
  expect(contentOf(document, 'link[rel=canonical]')).toBe(`${origin}/posts/bread`);
  expect(contentOf(document, 'meta[property="og:type"]')).toBe('article');
  expect(contentOf(document, 'meta[name="twitter:card"]')).toBe('summary_large_image');
  expect(contentOf(document, 'link[type="application/rss+xml"]')).toBe('/username/ada/feed.xml');
  const [posting, breadcrumbs] = structuredData(document);
  expect(posting).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Bread',
    author: { name: 'Ada Lovelace', url: `${origin}/username/ada` },
  });
  expect(breadcrumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ position: 1 }, { position: 2 }, { position: 3, name: 'Bread' }],
  });
  const ofComments = structuredData(document).find(({ comment }) => comment);
  expect(ofComments).toMatchObject({
    '@id': posting?.['@id'],
    comment: [
      {
        '@id': `${origin}/posts/bread#comment-c`,
        text: hostile,
        author: { '@type': 'Person', url: expect.stringContaining(origin) },
        comment: [{ text: 'Thank you', author: { name: 'Ada Lovelace' } }],
      },
    ],
  });
  const preloads = [...document.querySelectorAll('link[rel=preload][as=image]')];
  expect(preloads).toHaveLength(1);
  expect(preloads[0]?.getAttribute('fetchpriority')).toBe('high');
  expect(preloads[0]?.getAttribute('imagesrcset')).toContain('bread-1280x720-640w.webp 640w');
  expect(preloads[0]?.getAttribute('imagesizes')).toBe('min(92vw, 820px)');
});

test('the HTML of a post that was published first elsewhere names that address', async () => {
  const canonicalUrl = 'https://example.org/bread?a=1&b=2';
  const { document } = await (await withPost({ canonicalUrl })).get('/posts/bread');
  expect(contentOf(document, 'link[rel=canonical]')).toBe(canonicalUrl);
  expect(contentOf(document, 'meta[property="og:url"]')).toBe(`${origin}/posts/bread`);
  const [posting] = structuredData(document);
  expect(posting).toMatchObject({ url: `${origin}/posts/bread`, isBasedOn: canonicalUrl });
  const link = document.querySelector('header a[rel~=nofollow]');
  expect(link?.getAttribute('href')).toBe(canonicalUrl);
  expect(link?.parentElement?.textContent).toBe('First published at example.org');
});

test.each(['javascript:alert(1)', 'https://a:b@example.org/', `${origin}/posts/other`])(
  'the address "%s" is not shown, even if it is stored',
  async (canonicalUrl) => {
    const { document } = await (await withPost({ canonicalUrl })).get('/posts/bread');
    expect(contentOf(document, 'link[rel=canonical]')).toBe(`${origin}/posts/bread`);
    expect(structuredData(document)[0]).not.toHaveProperty('isBasedOn');
    expect(document.querySelector('main')?.textContent).not.toContain('First published');
  },
);

test('on a post nothing can be typed before hydration, because it would be lost', async () => {
  const { document } = await (await withPost()).get('/posts/bread');
  const controls = [...document.querySelectorAll('main :is(textarea, input)')];
  expect(controls.map(({ localName }) => localName)).toContain('textarea');
  const usable = controls.filter((control) => !control.closest('[inert], [disabled]'));
  expect(usable.map(({ outerHTML }) => outerHTML)).toEqual([]);
});

test('a post without cover preloads no picture, and previews show its card', async () => {
  const { document } = await (await withPost({ image: '' })).get('/posts/bread');
  expect(document.querySelector('link[rel=preload][as=image]')).toBeNull();
  const card = cardPath({
    kind: 'post',
    id: 'bread',
    title: 'About bread',
    authorName: 'Ada Lovelace',
  });
  expect(contentOf(document, 'meta[property="og:image"]')).toBe(origin + card);
  expect(contentOf(document, 'meta[name="twitter:image"]')).toBe(origin + card);
});

test('the HTML of a preview has the draft and its notice, and nothing to do with it', async () => {
  const block = { type: 'paragraph', data: { text: 'Flour and <b>patience</b>' } };
  const content = JSON.stringify({ blocks: [block] });
  const site = await withPost({ isPublished: false, title: 'Bread', content });
  const preview = {
    postId: 'bread',
    hash: await site.hash('token'),
    expiresAt: Date.parse('2099-03-05'),
  };
  await site.data.previews.put(preview, { by: 'ada', now: 1 });
  const { document, html } = await site.get('/preview/token');
  const main = document.querySelector('main');
  expect(document.querySelector('h1')?.textContent).toBe('Bread');
  expect(main?.querySelector('.post-text')?.innerHTML).toContain('Flour and <b>patience</b>');
  expect(main?.textContent).toContain('This is a preview of a draft. It ends on 5 March 2099.');
  expect(contentOf(document, 'meta[name=robots]')).toBe('noindex');
  expect(document.querySelector('link[rel=canonical], meta[property="og:image"]')).toBeNull();
  expect(structuredData(document)).toEqual([]);
  expect(main?.querySelectorAll('button, form, textarea')).toHaveLength(0);
  expect(main?.textContent).not.toMatch(/like|comment|follow\b/i);
  expect(html).not.toContain('@');
});

test.each([
  ['/posts', '/posts', null],
  ['/posts?tag=travel', '/posts?tag=travel', null],
  ['/posts?page=2', '/posts?page=2', null],
  ['/posts?q=bread', '/posts?q=bread', 'noindex'],
])('%s has its own canonical address and breadcrumbs', async (path, canonical, robots) => {
  const { document } = await (await withPost()).get(path);
  expect(contentOf(document, 'link[rel=canonical]')).toBe(origin + canonical);
  expect(contentOf(document, 'meta[name=robots]')).toBe(robots);
  expect(structuredData(document)).toMatchObject([{ '@type': 'BreadcrumbList' }]);
});

test('the page of an author says what their posts say, and that the profile is for members', async () => {
  const author = { username: 'ada', firstName: 'Ada', lastName: 'L.', bio: 'Engines.', avatar: '' };
  const { document } = await createSite().get('/username/ada', { author });
  expect(document.querySelector('h1')?.textContent).toBe('Ada L.');
  expect(document.querySelector('main')?.textContent).toContain('Sign in to see this one.');
  expect(contentOf(document, 'link[rel=canonical]')).toBe(`${origin}/username/ada`);
  expect(contentOf(document, 'link[type="application/feed+json"]')).toBe('/username/ada/feed.json');
  expect(structuredData(document)).toMatchObject([
    { '@type': 'ProfilePage', mainEntity: { name: 'Ada L.', description: 'Engines.' } },
    { '@type': 'BreadcrumbList' },
  ]);
});

test('a page is not rendered if the API fails', async () => {
  const failing = async () => new Response('', { status: 503 });
  await expect(render(new Request(`${origin}/`), failing)).rejects.toThrow('has no data');
});

/** The scripts that a page may have: all of them inert. */
const inertTypes = new Set(['application/ld+json', 'application/json']);

const urlAttributes = new Set(['href', 'action', 'formaction', 'xlink:href']);
/** React writes another URL instead of a script's, which throws. */
const codeUrl =
  /^[\s\p{Cc}]*(?:javascript(?!:throw new Error\('React has blocked)|vbscript|data):/iu;

const otherDangers = new Set(['iframe', 'object', 'embed', 'base']);

/** The search of the header works without script. */
const isOtherForm = (element: Element) =>
  element.localName === 'form' &&
  element.hasAttribute('action') &&
  !element.matches('header > div > form[action="/posts"]');

function isDangerous(element: Element) {
  if (element.localName === 'script') return !inertTypes.has(element.getAttribute('type') ?? '');
  return (
    otherDangers.has(element.localName) || element.hasAttribute('srcdoc') || isOtherForm(element)
  );
}

/** What a browser could run in a page, and links that it must not follow. */
function dangersIn(document: Document) {
  return [...document.querySelectorAll('*')].flatMap((element) => [
    ...(isDangerous(element) ? [element.outerHTML] : []),
    ...element
      .getAttributeNames()
      .map((name) => [name, element.getAttribute(name) ?? ''] as const)
      .filter(
        ([name, value]) =>
          name.startsWith('on') || (urlAttributes.has(name) && codeUrl.test(value)),
      )
      .map(([name, value]) => `${name}=${value}`),
  ]);
}

const blockOfEachType = (payload: Payload) => [
  ...new Map(hostileBlocks(payload).map((block) => [block.type, block])).values(),
];

/** Texts that no address can contain are refused by the API. */
const isAddress = (text: string) => !/[\p{Cc}\p{Cs}]/u.test(text);

const elementsOf = ({ body }: Document) =>
  Array.from(body.children, ({ localName, id }) => `${localName}#${id}`);
const pageElements = ['div#root', 'template#page-scripts', 'script#page-data'];

const markupBlocks = [
  ['raw HTML', 'raw', 'html'],
  ['a paragraph', 'paragraph', 'text'],
] as const;

test.each(markupBlocks)(
  'tags of %s can’t end or continue the elements around it',
  async (_, type, name) => {
    const html = 'shown</div></p></div></article></section></main><b>open';
    const site = await withPost({
      content: JSON.stringify({ blocks: [{ type, data: { [name]: html } }] }),
    });
    const { document } = await site.get('/posts/bread');
    expect(document.querySelector('.post-text')?.textContent).toBe('shownopen');
    expect(elementsOf(document)).toEqual(pageElements);
    expect(document.querySelectorAll('main + footer')).toHaveLength(1);
    expect(document.querySelectorAll('.post-text ~ * b, footer b')).toHaveLength(0);
  },
);

const batchSize = 30;
const batches = Array.from({ length: Math.ceil(payloads.length / batchSize) }, (_, at) =>
  payloads.slice(at * batchSize, (at + 1) * batchSize),
);

test.each(batches.map((batch) => [batch[0]?.name, batch] as const))(
  'nothing runs on pages whose texts are hostile, from: %s',
  async (_, batch) => {
    const texts = batch.map(({ html }) => html);
    const all = texts.join(' ');
    const site = createSite();
    const names = {
      firstName: all,
      lastName: texts[0] ?? '',
      bio: all,
      avatar: batch[0]?.url ?? '',
    };
    await site.data.users.insert(userRow('ada', names));
    await site.data.posts.insert(
      newPost('bread', {
        title: all,
        metaDescription: all,
        seoKeywords: all,
        tags: texts,
        image: batch[1]?.url ?? '',
        content: JSON.stringify({ blocks: batch.flatMap(blockOfEachType) }),
      }),
    );
    for (const [at, text] of texts.slice(0, 20).entries()) {
      await site.data.comments.insert(commentRow(`c${at}`, { postId: 'bread', text }));
    }
    const post = await site.get('/posts/bread');
    const tag = texts.find(isAddress)?.slice(0, 80) ?? '';
    const pages = [
      post,
      await site.get(`/posts?tag=${encodeURIComponent(tag)}`),
      await site.get('/'),
      await site.get('/username/ada', { author: { username: 'ada', ...names } }),
    ];
    for (const { document } of pages) {
      expect(dangersIn(document)).toEqual([]);
      // Nothing has closed an element around it.
      expect(elementsOf(document)).toEqual(pageElements);
      expect(document.querySelectorAll('main + footer')).toHaveLength(1);
    }
    const raw = [...post.document.querySelectorAll('.raw')].map(({ innerHTML }) => innerHTML);
    expect(raw.length).toBeGreaterThanOrEqual(batch.length);
    const frameButton = /<button type="button" disabled="">[^<]*<\/button>/g;
    const markup = raw.map((html) => html.replaceAll(frameButton, '')).join('\n');
    expect(findForbidden(post.document, markup, 'raw')).toEqual([]);
    const [posting] = structuredData(post.document);
    expect(posting?.['headline']).toBe(all);
  },
);
