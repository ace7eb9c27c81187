import { pageQueries } from '@contract/pageQueries';
import type { PublicSite } from '@contract/site/publicSite';
import { isLargeSize } from '@server/core/documents/isLarge';
import { readPublicSite } from '@server/core/site/readSite';
import type { Data } from '@server/data/port';
import { TemporaryFailure } from '@server/lib/temporaryFailure';
import type { Contents } from '../cache/changes';
import { type DataAddress, pathOf, renderedAddress } from './addresses';
import type { Outcome } from './pageStore';
import { contentsOf, isBeyondEnd, isSinceAnother, spelledIn } from './readAnswers';
import type { Loaded, Renderer, RenderLarge, Served } from './renderer';
import { createBody } from './respondPage';

type Api = (request: Request) => Promise<Response>;

const isSuccess = (status: number) => status >= 200 && status < 300;

/** The same call can succeed later; other refusals say that there is nothing at the address. */
const isTemporary = (status: number) =>
  status === 408 || status === 429 || status >= 500 || status < 400;

/** Notes what the API answers while one page is loaded: that decides whether there is a page. */
function recordAnswers(api: Api) {
  const refusals: number[] = [];
  let size = 0;
  return {
    async api(request: Request) {
      const answer = await api(request);
      const text = await answer.text();
      size += text.length;
      if (!isSuccess(answer.status)) refusals.push(answer.status);
      return new Response(text === '' ? null : text, answer);
    },
    /** The size of all answers, in characters. */
    size: () => size,
    /** Returns true if something of the page doesn't exist; throws if something can't be read now. */
    isMissing(cause?: unknown) {
      if (refusals.some(isTemporary))
        throw new TemporaryFailure('The page has no data at the moment.', { cause });
      return refusals.length > 0;
    },
  };
}

export type Source = {
  renderer: Renderer;
  /** Renders pages with long answers, elsewhere. */
  renderLarge?: RenderLarge;
  api: (request: Request) => Promise<Response>;
  /** Only what calls of visitors don't answer. */
  data: Pick<Data, 'users' | 'site'> & {
    posts: Pick<Data['posts'], 'ofAuthor'>;
    previews: Pick<Data['previews'], 'draft'>;
    postUrls: Pick<Data['postUrls'], 'ofFormerPath'>;
  };
  /** The token of a link as it is stored. */
  hashToken: (token: string) => Promise<string>;
  siteUrl: string;
};

/** What the answers don't say about a page. */
type Given = { served?: Served; authorId?: string; site?: PublicSite };

/** The data of a page; null if some of it doesn't exist. Throws if some can't be read. */
async function loadPage({ renderer, api }: Source, request: Request, site: PublicSite) {
  const record = recordAnswers(api);
  let loaded: Loaded;
  try {
    loaded = await renderer.load(request, record.api, { site });
  } catch (failure) {
    if (record.isMissing(failure)) return null;
    throw failure;
  }
  return record.isMissing() ? null : { loaded, size: record.size() };
}

/** What the page of an author shows: for members alone, nothing but what their posts say, too. */
const ofAuthor = (contents: Contents, authorId: string, { authorPages }: PublicSite): Contents => ({
  subject: { authorId, hasLists: authorPages === 'everybody' },
  postIds: contents.postIds,
  authorIds: [authorId],
});

/** Renders the page at an address, as its answers decide. */
export async function renderPage(
  source: Source,
  address: DataAddress,
  given: Given = {},
): Promise<Outcome> {
  const { siteUrl, renderLarge } = source;
  const url = siteUrl + renderedAddress(address);
  const site = given.site ?? (await readPublicSite(source.data));
  const page = await loadPage(source, new Request(url), site);
  if (!page) return { kind: 'missing' };
  const { loaded, size } = page;
  const { answers } = loaded;
  if (isSinceAnother(answers)) return { kind: 'missing' };
  const path = pathOf(address, spelledIn(answers, Object.keys(address.params)));
  if (path !== pathOf(address)) return { kind: 'redirect', location: path };
  const { served, authorId } = given;
  const sent = { url, answers, size, site, ...(served ? { served } : {}) };
  const { status, html } = await (isLargeSize(size) && renderLarge
    ? renderLarge(sent)
    : loaded.render(served));
  const isSearch = pageQueries[address.page].isSearch(address.search);
  const contents = contentsOf(answers, { isSearch });
  const isCounted = contents.subject === 'list' && contents.postIds.length > 0;
  return {
    kind: 'page',
    status: isBeyondEnd(answers) ? 404 : status,
    body: createBody(html),
    contents: authorId ? ofAuthor(contents, authorId, site) : contents,
    // There are as many lists with posts as there are topics and pages, and any number of other addresses with a search.
    isSearch: address.search.size > 0 && !isCounted,
  };
}
