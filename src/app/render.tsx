import { apiPath } from '@contract/apiPath';
import { paths } from '@contract/pages';
import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunctionArgs,
  StaticRouterProvider,
} from 'react-router-dom';
import { type ApiClient, createApiClient } from '@/api/client';
import type { KnownAnswer } from '@/api/knownAnswers';
import type { ServedPage } from '@/lib/servedPage';
import type { RootState } from '@/store/appTypes';
import type { RequestState } from '@/store/requestState';
import { AppProviders } from './App';
import { createLoaders } from './loaders';
import { createChunksOf, type Manifest, modulesOf } from './pageChunks';
import { pageDataElement, pageScriptsElement, prepareRendered } from './pageData';
import { pagesOf } from './pageRoute';
import { loadRenderedData } from './renderedParts';
import { createRoutes } from './router';
import { type AppStore, createAppStore } from './store';

// The build renders these files and writes the headers of their pages.
export { knownPaths, notFoundFile, pageFiles, rewrites } from '@contract/pageFiles';
export { inlineScriptsOf, securityHeaders } from '@contract/securityHeaders';
export { offlineFiles } from './pageChunks';

export type RenderOptions = {
  /** `index.html` as Vite has built it, with the styles. */
  template: string;
  /** The public origin of the site; '' if it isn't known at build time. */
  siteUrl: string;
  manifest: Manifest;
};

/** What a rendered page shows: it is outdated when one of these changes. */
export type ShownData = { postIds: string[]; authorIds: string[] };

export type Rendered = {
  status: number;
  headers: Record<string, string>;
  html: string;
  shown: ShownData;
};

/** Answers API calls in process; null renders the pages without data, with their skeletons. */
export type ApiFetch = ((request: Request) => Promise<Response>) | null;

const offlineApi = () => Promise.resolve(new Response(null, { status: 503 }));

type RouteLoaders = Parameters<typeof createRoutes>[0];

/** For routes that all renderings share: each passes its own store as context. */
const contextLoader: RouteLoaders = (name) => (args: LoaderFunctionArgs<AppStore>) =>
  createLoaders(args.context)(name)(args);
const noLoader: RouteLoaders = () => () => null;

/** Thrown if a call fails: the page could only show that. */
export class RenderFailure extends Error {
  override name = 'RenderFailure';
}

type ClientOptions = {
  siteUrl: string;
  api: ApiFetch;
  onAnswer: (answer: KnownAnswer) => void;
};

function createClient({ siteUrl, api, onAnswer }: ClientOptions): ApiClient {
  const url = new URL(apiPath, siteUrl || 'http://localhost').href;
  const answer = api ?? offlineApi;
  return createApiClient(url, {
    fetch: (input, init) => answer(new Request(input, init)),
    onAnswer,
  });
}

function hasFailed({ blog, post, comments, ...lazy }: RootState) {
  const caches: (RequestState[] | undefined)[] = [
    blog?.home,
    blog?.lists,
    post?.posts,
    comments?.lists,
    lazy.versionPages,
    lazy.comparisons,
    lazy.previews,
    lazy.publicBooks,
  ];
  const entries = caches.flatMap((cache = []) => cache);
  return entries.some(({ status }) => status === 'failed');
}

function shownBy({ postCards, comments }: RootState): ShownData {
  const cards = Object.values(postCards?.entities ?? {});
  const threads = comments?.lists.flatMap(({ data }) => data?.comments ?? []) ?? [];
  const authorIds = [
    ...cards.map(({ author }) => author._id),
    ...threads
      .flatMap((thread) => [thread, ...thread.firstReplies])
      .flatMap(({ commentAuthor }) => commentAuthor?.id ?? []),
  ];
  return { postIds: cards.map(({ _id }) => _id), authorIds: [...new Set(authorIds)] };
}

const preload = (address: string) =>
  address.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="${address}">`
    : `<link rel="modulepreload" crossorigin href="${address}">`;

/** Throws if a component throws, instead of leaving its part to the browser. */
async function renderMarkup(element: ReactNode) {
  const errors: unknown[] = [];
  const { prelude } = await prerender(element, {
    onError: (error) => void errors.push(error),
    // React would put large parts at the end and move them with inline scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const markup = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return markup;
}

/** React renders head elements before the markup of the root. */
function splitHead(markup: string) {
  const start = markup.indexOf('<div id="root"');
  return { head: markup.slice(0, start), body: markup.slice(start) };
}

/** Splits the template where head, markup and data of a page belong. */
function createAssemble(template: string) {
  const parts = template.split(/<!--head-->|<div id="root"><\/div>|(?=<\/body>)/);
  const [start = '', middle = '', end = '', bodyEnd = ''] = parts;
  return ({ head, body, data }: { head: string; body: string; data: string }) =>
    [start, head, middle, body, end, data, bodyEnd].join('');
}

/** Renders the page of a request as a visitor sees it, with the routes and components of the browser. */
export function createRenderer({ template, siteUrl, manifest }: RenderOptions) {
  const chunksOf = createChunksOf(manifest, template);
  const withData = createStaticHandler(createRoutes(contextLoader));
  const withoutData = createStaticHandler(createRoutes(noLoader));
  const assemble = createAssemble(template);
  const rendered = prepareRendered(template);
  const assembleWithData = createAssemble(rendered.template);
  return async function render(
    request: Request,
    api: ApiFetch,
    served: ServedPage = {},
  ): Promise<Rendered> {
    const answers: KnownAnswer[] = [];
    const onAnswer = (answer: KnownAnswer) => void answers.push(answer);
    const client = createClient({ siteUrl, api, onAnswer });
    const store = createAppStore({ client, session: null });
    const handler = api ? withData : withoutData;
    const context = await handler.query(request, { requestContext: store });
    if (context instanceof Response) {
      const location = context.headers.get('Location') ?? paths.home;
      const shown = shownBy(store.getState());
      return { status: context.status, headers: { Location: location }, html: '', shown };
    }
    if (api) await loadRenderedData(store, context.location);
    if (hasFailed(store.getState())) throw new RenderFailure(`${request.url} has no data.`);
    const router = createStaticRouter(handler.dataRoutes, context);
    const pages = pagesOf(router.state.matches);
    const markup = await renderMarkup(
      <div id="root" data-page={pages.join(' ')}>
        <StrictMode>
          <AppProviders store={store} siteOrigin={siteUrl} servedPage={api && served}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </AppProviders>
        </StrictMode>
      </div>,
    );
    const { head, body } = splitHead(markup);
    const links = [...new Set(modulesOf(pages).flatMap(chunksOf))].map(preload);
    const data = pageDataElement({ siteUrl, answers, ...served });
    const scripts = pageScriptsElement([...rendered.scripts, ...links]);
    return {
      status: context.statusCode,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
      html: api
        ? assembleWithData({ head, body, data: scripts + data })
        : assemble({ head: links.join('') + head, body, data: '' }),
      shown: shownBy(store.getState()),
    };
  };
}
