import { apiLimits } from '@contract/apiLimits';
import { fillPath } from '@contract/endpoint';
import { limits } from '@contract/limits';
import { pageQueries } from '@contract/pageQueries';
import { type DataPage, pages } from '@contract/pages';
import { isLargeSize } from '@server/core/documents/isLarge';
import { contentOf, postBody } from '@server/core/testing/createScenario';
import { createTestApi } from '@server/core/testing/createTestApi';
import { savePublicly } from '@server/core/testing/savePublicly';
import { createApi } from '@server/createApi';
import {
  headingRow,
  logRow,
  newPost,
  passageRow,
  sitePageRow,
  userRow,
} from '@server/data/testing/rows';
import { createChanges } from '@server/site/cache/changes';
import { createCards } from '@server/site/cards/cards';
import { createPages } from '@server/site/render/createPages';
import { beforeAll, expect, test, vi } from 'vitest';
import { createRenderer } from '../src/app/render';
import { pageManifest } from '../src/testing/pageManifest';

/** All pages with data and all their parameters, at addresses that exist and at others, with an API that fails. */

const template = '<html><head><!--head--></head><body><div id="root"></div></body></html>';

type Ports = ReturnType<typeof createTestApi>['ports'];
type Api = (request: Request) => Promise<Response>;

/** Pages with the real renderer, over an API. */
async function openPages(ports: Ports, api: Api) {
  const { siteUrl } = ports.settings;
  const { load } = createRenderer({ template, siteUrl, manifest: pageManifest });
  const threads: string[] = [];
  const parts = { pages: 2 ** 24, searches: 2 ** 24, large: 2 ** 24 };
  const pages = createPages({
    renderer: {
      async load(...args) {
        const page = await load(...args);
        return {
          ...page,
          async render(served) {
            threads.push('main');
            return page.render(served);
          },
        };
      },
      inlineScripts: [],
    },
    async renderLarge({ url, answers, served, site }) {
      threads.push('worker');
      const noCalls = vi.fn<Api>(async () => new Response(null, { status: 503 }));
      const page = await (await load(new Request(url), noCalls, { known: answers, site })).render(
        served,
      );
      expect(noCalls).not.toHaveBeenCalled();
      return page;
    },
    api,
    data: ports.data,
    hashToken: ports.secrets.hash,
    siteUrl,
    changes: await createChanges({ report: () => undefined }),
    cards: createCards({ data: ports.data, fontFile: '' }),
    clock: ports.clock,
    report: () => undefined,
    mostBytes: parts,
  });
  return async function get(path: string) {
    threads.length = 0;
    const { status } = await pages.answer(new Request(siteUrl + path));
    // A page that doesn't exist and a skeleton are rendered once for all addresses.
    const isPage = status === 200;
    const kept = Object.keys(parts).reduce((sum, part) => sum + pages.cachedBytes(part), 0);
    return { status, isCached: kept > 0, threads: isPage ? [...threads] : [] };
  };
}

/** Another member with a public heading. */
async function addHeading({ users, book }: Ports['data'], number: number) {
  const id = `member-${number}`;
  await users.insert(userRow(id));
  const { isPublic: _, position: _position, ...heading } = headingRow(id, { userId: id });
  await book.addHeading(heading, 1);
  await book.changeHeading({ id, userId: id, patch: { isPublic: true }, now: number });
  const elsewhere = { postId: null, sourceTitle: 'Bread', userId: id, headingId: id };
  await book.save([passageRow(`words-${number}`, elsewhere)], apiLimits.book);
}

/** A site with two pages of posts, of versions of one of them, of passages under a heading, and of headings. */
async function createSite() {
  const api = createTestApi();
  const author = await api.addSignedInUser('author');
  const reader = await api.addSignedInUser('reader');
  const admin = await api.addSignedInUser('admin', { role: 'admin' });
  await admin.client.ok('updateSite', { body: { version: 0, authorPages: 'everybody' } });
  const { newBlog } = await author.client.ok('createPost', { body: postBody({ url: 'first' }) });
  const { _id: postId } = newBlog;
  const { slug, headingId } = await savePublicly({ reader, postId });
  // The page of the site has the address that the collection has.
  const { data } = api;
  await data.sitePages.insert(
    sitePageRow('page', { slug }),
    logRow('wrote', { actorId: admin.user.id }),
  );
  for (let number = 2; number <= limits.pageSize + 2; number += 1) {
    const content = contentOf(`We walked all day, ${number} of us.`);
    await api.data.posts.insert(newPost(`post-${number}`, { authorId: author.user.id }));
    await api.data.posts.update(postId, { content, updatedAt: number }, author.user.id);
    const owned = { userId: reader.user.id, headingId, postId: null };
    const words = { quote: `Bread ${number}`, sourceUrl: 'https://a.example/' };
    const passage = passageRow(`kept-${number}`, { ...owned, ...words });
    await api.data.book.save([passage], apiLimits.book);
    await addHeading(api.data, number);
  }
  const draft = await author.client.ok('createPost', {
    body: postBody({ url: 'draft', isPublished: 'false' }),
  });
  const preview = await author.client.ok('createPreview', { params: { id: draft.newBlog._id } });
  const token = preview.url.split('/').at(-1) ?? '';
  // The value of each parameter of a path.
  const params = { url: 'first', username: '', slug, token };
  const usernames: Partial<Record<DataPage, string>> = { publicBook: 'reader' };
  return {
    ports: api.ports,
    paramsOf: (page: DataPage) => ({ ...params, username: usernames[page] ?? 'author' }),
  };
}

let site: Awaited<ReturnType<typeof createSite>>;

beforeAll(async () => {
  site = await createSite();
});

const namesIn = (path: string) => Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => name);

/** A page with data, perhaps with one of its parameters. */
type Case = { page: DataPage; query: string };

const isDataPage = (name: string): name is DataPage => Object.hasOwn(pages.data, name);
const allPages = Object.keys(pages.data).filter(isDataPage);
const allQueries = allPages.flatMap((page) =>
  pageQueries[page].names.map((query): Case => ({ page, query })),
);
const allCases = [...allPages.map((page): Case => ({ page, query: '' })), ...allQueries];
const allParams = allPages.flatMap((page) =>
  namesIn(pages.data[page]).map((param) => ({ page, param })),
);

type Others = { params?: Record<string, string>; value?: number };

/** An address that exists, unless one of its parameters has another value. */
function addressOf({ page, query }: Case, { params = {}, value = 2 }: Others = {}) {
  const known: Record<string, string> = { ...site.paramsOf(page), ...params };
  expect(Object.keys(known)).toEqual(expect.arrayContaining(namesIn(pages.data[page])));
  const path = fillPath(pages.data[page], known);
  return query === '' ? path : `${path}?${query}=${value}`;
}

const keyOf = ({ method, url }: Request) => `${method} ${url}`;
const answerOf: Api = async (request) => createApi(site.ports).request(request);

/** The answer of a page, with the calls that it made. */
async function open(address: string, api: Api = answerOf) {
  const calls: string[] = [];
  const get = await openPages(site.ports, async (request) => {
    calls.push(keyOf(request));
    return api(request);
  });
  return { ...(await get(address)), calls };
}

test.each(allCases)('$page with $query exists, and is kept', async (at) => {
  const address = addressOf(at);
  const { status, isCached, threads } = await open(address);
  expect({ address, status, isCached, threads }).toEqual({
    address,
    status: 200,
    isCached: true,
    threads: ['main'],
  });
});

test.each(allParams)('$page with another $param does not exist', async ({ page, param }) => {
  const address = addressOf({ page, query: '' }, { params: { [param]: 'unknown' } });
  expect(await open(address)).toMatchObject({ status: 404, isCached: false });
});

/** Any text can be searched, also without a result. */
const terms = new Set(['q', 'tag']);

test.each(allQueries)('$page with another $query does not exist', async (at) => {
  const status = terms.has(at.query) ? 200 : 404;
  const address = addressOf(at, { value: 1000 });
  expect(await open(address)).toMatchObject({ status, isCached: status === 200 });
});

const padding = 'x'.repeat(2 ** 20);

async function withPadding(request: Request) {
  const answer = await answerOf(request);
  const fields: Record<string, unknown> = await answer.json();
  return Response.json({ ...fields, padding }, { status: answer.status });
}

test.each(allCases)('$page with $query is rendered elsewhere if an answer has 1 MB', async (at) => {
  const { calls } = await open(addressOf(at));
  // What is read without a call is small.
  expect(isLargeSize(padding.length)).toBe(true);
  for (const large of calls) {
    const answered = await open(addressOf(at), async (request) =>
      keyOf(request) === large ? withPadding(request) : answerOf(request),
    );
    expect({ large, ...answered }).toMatchObject({ large, status: 200, threads: ['worker'] });
  }
});

test.each([429, 503].flatMap((refusal) => allCases.map((at) => ({ refusal, ...at }))))(
  '$page with $query is not kept if a call of it is answered with $refusal',
  async (at) => {
    const { calls } = await open(addressOf(at));
    for (const refused of calls) {
      const answered = await open(addressOf(at), async (request) =>
        keyOf(request) === refused
          ? Response.json({ success: false, message: 'refused' }, { status: at.refusal })
          : answerOf(request),
      );
      expect({ refused, ...answered }).toMatchObject({ refused, status: 503, isCached: false });
    }
  },
);

test.each(allCases)('$page with $query reads no parameter that the server drops', async (at) => {
  const read = vi.spyOn(URLSearchParams.prototype, 'get');
  await open(addressOf(at));
  const names = read.mock.calls.map(([name]) => name);
  // `skip` is in the keys of calls.
  const ofPage = names.filter((name) => name !== 'skip');
  expect(pageQueries[at.page].names).toEqual(expect.arrayContaining(ofPage));
});
