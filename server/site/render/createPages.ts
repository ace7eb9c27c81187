import { formerPathKey } from '@contract/formerPath';
import { paths, postPath } from '@contract/pages';
import { cookieNames } from '@contract/storageKeys';
import { retryAfterSeconds } from '@server/core/failure';
import { readPublicSite } from '@server/core/site/readSite';
import type { Clock } from '@server/lib/clock';
import { isTemporaryFailure } from '@server/lib/temporaryFailure';
import { parse } from 'hono/utils/cookie';
import type { Changes } from '../cache/changes';
import type { Cards } from '../cards/cards';
import {
  type Address,
  type DataAddress,
  pageKey,
  pathOf,
  readAddress,
  renderedAddress,
  skeletonPath,
  withoutExtraSlashes,
} from './addresses';
import { readAuthor } from './authorPage';
import { createPageStore, type Outcome } from './pageStore';
import { renderPage, type Source } from './renderPage';
import { type Body, createBody, respondPage } from './respondPage';

/** The cache key of the draft that a link shows now, another one for each version; null if the link has ended. */
async function findDraftKey(source: Source, address: DataAddress, now: number) {
  const hash = await source.hashToken(address.params['token'] ?? '');
  const draft = await source.data.previews.draft(hash, now);
  if (!draft) return null;
  const { id, revision, updatedAt, pending } = draft;
  return [renderedAddress(address), id, revision, updatedAt, pending].join(' ');
}

/** The page of a draft, for a visitor. There can be any number of links. */
async function readDraft(source: Source, address: DataAddress): Promise<Outcome> {
  const outcome = await renderPage(source, address);
  return outcome.kind === 'page' ? { ...outcome, isSearch: true } : outcome;
}

export type PagesOptions = Source & {
  changes: Changes;
  cards: Cards;
  clock: Clock;
  report: (failure: unknown) => void;
  /** How many bytes of pages are cached. Searches and large pages can't displace other pages. */
  mostBytes?: { pages: number; searches: number; large: number };
  /** How long a CDN may cache pages, in seconds; without it, every request is checked here. */
  sharedCache?: { maxAge: number; staleWhileRevalidate: number };
};

const mebibyte = 1024 * 1024;
const usualMostBytes = {
  pages: 64 * mebibyte,
  searches: 64 * mebibyte,
  large: 32 * mebibyte,
};
/** For the spelling of an address, which leads to the same one always. */
const spellingCached = 'public, max-age=600';
/**
 * A former name can be given to another account, and a post can get a former address back: a browser that had cached
 * the redirect would be sent back and forth.
 */
const askedAgain = 'public, max-age=0, must-revalidate';

function cacheControlOf({ sharedCache }: Pick<PagesOptions, 'sharedCache'>) {
  if (!sharedCache) return askedAgain;
  const { maxAge, staleWhileRevalidate } = sharedCache;
  return `public, max-age=0, s-maxage=${maxAge}, stale-while-revalidate=${staleWhileRevalidate}`;
}

/** Each browser that has changed something has the XSRF cookie, and shows what it changed at once. */
const hasChangedNothing = ({ headers }: Request) =>
  parse(headers.get('Cookie') ?? '')[cookieNames.xsrf] === undefined;

function redirect(location: string, cacheControl: string) {
  const headers = { Location: location, 'Cache-Control': cacheControl };
  return new Response(null, { status: 301, headers });
}

const wrongMethod = () => new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });

/** Only people with the link know the address of a preview. */
function hidePreview(response: Response) {
  response.headers.set('X-Robots-Tag', 'noindex');
  response.headers.set('Referrer-Policy', 'no-referrer');
  return response;
}

/** A draft that is shown to people with its link. */
const isSecret = (address: Address) => address.kind === 'data' && address.page === 'preview';

/** Redirects to the one spelling of an address. */
const respell = (address: Address, location: string) =>
  isSecret(address)
    ? hidePreview(redirect(location, 'no-store'))
    : redirect(location, spellingCached);

/** Renders each page that only changes with the settings of the site once. */
function createPlainPages(
  options: Pick<PagesOptions, 'renderer' | 'siteUrl' | 'data' | 'changes'>,
) {
  const { renderer, siteUrl, data, changes } = options;
  const known = new Map<string, Promise<Body>>();
  changes.listen(({ kind }) => {
    if (kind === 'everything') known.clear();
  });

  async function render(path: string, api: PagesOptions['api'] | null) {
    const site = await readPublicSite(data);
    const page = await renderer.load(new Request(siteUrl + path), api, { site });
    return createBody((await page.render()).html);
  }

  return async function plainPage(path: string, api: PagesOptions['api'] | null) {
    const page = known.get(path) ?? render(path, api);
    known.set(path, page);
    page.catch(() => {
      if (known.get(path) === page) known.delete(path);
    });
    return page;
  };
}

/**
 * Answers with rendered pages. All visitors get the same page; what concerns a member is added in the
 * browser.
 */
export function createPages(options: PagesOptions) {
  const { renderer, api, siteUrl, cards, report } = options;
  const plainPage = createPlainPages(options);
  const store = createPageStore({ mostBytes: usualMostBytes, ...options });
  const cacheControl = cacheControlOf(options);

  /** Null unless a public post had the address at the site that it was moved from. */
  async function redirectMoved({ pathname }: URL) {
    const key = formerPathKey(pathname);
    const url = key === null ? null : await options.data.postUrls.ofFormerPath(key);
    return url === null ? null : redirect(postPath(url), askedAgain);
  }

  async function respondMissing(request: Request) {
    const moved = await redirectMoved(new URL(request.url));
    if (moved) return moved;
    // With an empty set of data: the app shows its own page when it has asked the API.
    const body = await plainPage(paths.notFound, api);
    return respondPage(request, { body, status: 404, cacheControl });
  }

  async function respondData(request: Request, address: DataAddress) {
    const read = address.page === 'profile' ? readAuthor : renderPage;
    const outcome = await store.read(pageKey(address), () => read(options, address), {
      acceptsOutdated: hasChangedNothing(request),
    });
    if (outcome.kind === 'missing') return respondMissing(request);
    if (outcome.kind === 'redirect') {
      return redirect(outcome.location + new URL(request.url).search, askedAgain);
    }
    return respondPage(request, { ...outcome, cacheControl });
  }

  async function respondDraft(request: Request, address: DataAddress) {
    // The link can have ended, so it is read each time.
    const key = await findDraftKey(options, address, options.clock.now());
    const outcome = key === null ? null : await store.read(key, () => readDraft(options, address));
    const answer =
      outcome?.kind === 'page'
        ? outcome
        : { body: await plainPage(paths.notFound, api), status: 404 };
    return respondPage(request, { ...answer, cacheControl: 'no-store' });
  }

  /** The app can show more than the server if the failure is temporary, and says so if it can't. */
  async function respondFailure(request: Request, address: DataAddress, failure: unknown) {
    report(failure);
    const isTemporary = isTemporaryFailure(failure);
    return respondPage(request, {
      body: await plainPage(skeletonPath(address), null),
      status: isTemporary ? 503 : 500,
      cacheControl: 'no-store',
      ...(isTemporary ? { retryAfter: retryAfterSeconds } : {}),
    });
  }

  async function respond(request: Request, address: Address) {
    if (address.kind === 'missing') return respondMissing(request);
    if (address.kind === 'card') {
      return (await cards.answer(request, address.subject)) ?? respondMissing(request);
    }
    if (address.kind === 'plain') {
      const body = await plainPage(address.path, null);
      return respondPage(request, { body, status: 200, cacheControl });
    }
    const respondPart = isSecret(address) ? respondDraft : respondData;
    const answer = await respondPart(request, address).catch((failure: unknown) =>
      respondFailure(request, address, failure),
    );
    return isSecret(address) ? hidePreview(answer) : answer;
  }

  return {
    /** The texts of the scripts in all pages, for the Content-Security-Policy. */
    inlineScripts: renderer.inlineScripts,
    async answer(request: Request): Promise<Response> {
      if (request.method !== 'GET' && request.method !== 'HEAD') return wrongMethod();
      const url = new URL(request.url);
      const pathname = withoutExtraSlashes(url.pathname);
      const address = readAddress(new URL(pathname + url.search, siteUrl));
      const hasOneSpelling = address.kind === 'data' && !isSecret(address);
      const canonical = hasOneSpelling ? pathOf(address) : pathname;
      if (canonical === url.pathname) return respond(request, address);
      const moved = address.kind === 'missing' ? await redirectMoved(url) : null;
      return moved ?? respell(address, canonical + url.search);
    },
    cachedBytes: store.bytes,
  };
}
