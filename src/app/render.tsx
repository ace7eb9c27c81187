import { apiPath } from '@contract/apiPath';
import { allStylesId, pageStylesId } from '@contract/pageData';
import { defaultSite, type PublicSite } from '@contract/site/publicSite';
import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunctionArgs,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { type ApiClient, createApiClient } from '@/api/client';
import type { KnownAnswer } from '@/api/knownAnswers';
import type { ServedPage } from '@/lib/servedPage';
import { AppProviders } from './App';
import { createLoaders } from './loaders';
import { createChunksOf, type Manifest, modulesOf } from './pageChunks';
import { pageDataElement, pageScriptsElement, prepareRendered, prepareStatic } from './pageData';
import { pagesOf } from './pageRoute';
import { createStylesOf } from './pageStyles';
import { loadRenderedData } from './renderedParts';
import { createRoutes } from './router';
import { siteDataElement, siteStyleElement, withIcon } from './siteElements';
import { type AppStore, createAppStore } from './store';
import { withoutUnread } from './withoutUnread';

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

export type Rendered = { status: number; html: string };

/** Answers API calls in process; null renders the pages without data, with their skeletons. */
export type ApiFetch = ((request: Request) => Promise<Response>) | null;

/** A page whose data is loaded. */
export type Loaded = {
  /** What the API answered, as the page passes it on to the browser. */
  answers: KnownAnswer[];
  render: (served?: ServedPage) => Promise<Rendered>;
};

const offlineApi = () => Promise.resolve(new Response(null, { status: 503 }));

type RouteLoaders = Parameters<typeof createRoutes>[0];

type LoadContext = { store: AppStore; site: PublicSite };

/** Calls whose answers are known are not made. */
type LoadOptions = { known?: readonly KnownAnswer[] | undefined; site?: PublicSite | undefined };

/** For routes that all renderings share: each passes its own store as context. */
const contextLoader: RouteLoaders = (name) => (args: LoaderFunctionArgs<LoadContext>) =>
  createLoaders(args.context.store, args.context.site)(name)(args);
const noLoader: RouteLoaders = () => () => null;

/** Thrown if a call has no answer: the page could only show that. */
export class RenderFailure extends Error {
  override name = 'RenderFailure';
}

type ClientOptions = {
  siteUrl: string;
  api: ApiFetch;
  known: readonly KnownAnswer[];
};

/** A client that notes its calls and what was answered. */
function createClient({ siteUrl, api, known }: ClientOptions) {
  const url = new URL(apiPath, siteUrl || 'http://localhost').href;
  const answer = api ?? offlineApi;
  const answers: KnownAnswer[] = [];
  let calls = 0;
  const client = createApiClient(url, {
    fetch: (input, init) => answer(new Request(input, init)),
    known,
    onAnswer: (answered) => void answers.push(answered),
  });
  const counting: ApiClient = {
    ...client,
    takeKnown(key) {
      calls += 1;
      return client.takeKnown(key);
    },
  };
  return { client: counting, answers, areAllAnswered: () => answers.length === calls };
}

const isStyle = (address: string) => address.endsWith('.css');

const preload = (address: string) =>
  isStyle(address)
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

const stylesMark = '<!--styles-->';

/** The template without its styles, what selects those of a page, and the link that loads all of them. */
function takeStyles(template: string) {
  const pattern = new RegExp(`(?<=<style id="${pageStylesId}">)[^]*?(?=</style>)`);
  const css = pattern.exec(template)?.[0] ?? '';
  const [, href] = new RegExp(`id="${allStylesId}"[^>]* href="([^"]+)"`).exec(template) ?? [];
  return {
    bare: template.replace(pattern, stylesMark),
    stylesOf: createStylesOf(css),
    stylesLink: href === undefined ? [] : [preload(href)],
  };
}

type StylesOf = (html: string) => string;

/** Splits the template where head, markup and data of a page belong. */
function createAssemble(template: string, stylesOf: StylesOf) {
  const parts = template.split(/<!--head-->|<div id="root"><\/div>|(?=<\/body>)/);
  const [start = '', middle = '', end = '', bodyEnd = ''] = parts;
  return ({ head, body, data }: { head: string; body: string; data: string }) => {
    const html = [start, head, middle, body, end, data, bodyEnd].join('');
    return html.replace(stylesMark, () => stylesOf(html));
  };
}

type MarkupOptions = {
  siteUrl: string;
  store: AppStore;
  routes: StaticHandler['dataRoutes'];
  context: StaticHandlerContext;
  /** null for a page without data. */
  served: ServedPage | null;
  site: PublicSite;
};

/** The files of a page, and its markup. */
async function markUp({ siteUrl, store, routes, context, served, site }: MarkupOptions) {
  const router = createStaticRouter(routes, context);
  const pages = pagesOf(router.state.matches);
  const markup = await renderMarkup(
    <div id="root" data-page={pages.join(' ')}>
      <StrictMode>
        <AppProviders store={store} siteOrigin={siteUrl} servedPage={served} site={site}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </AppProviders>
      </StrictMode>
    </div>,
  );
  return { pages, ...splitHead(markup) };
}

/**
 * Renders pages as a visitor sees them, with the routes and components of the browser, in two steps: their data is
 * loaded first. `known` are answers of calls that are not made then.
 */
export function createRenderer({ template, siteUrl, manifest }: RenderOptions) {
  const chunksOf = createChunksOf(manifest, template);
  const withData = createStaticHandler(createRoutes(contextLoader));
  const withoutData = createStaticHandler(createRoutes(noLoader));
  const { bare, stylesOf, stylesLink } = takeStyles(template);
  const assemble = createAssemble(prepareStatic(bare), stylesOf);
  const rendered = prepareRendered(bare);
  const assembleWithData = createAssemble(rendered.template, stylesOf);

  async function load(
    request: Request,
    api: ApiFetch,
    { known = [], site = defaultSite }: LoadOptions = {},
  ): Promise<Loaded> {
    const { client, answers, areAllAnswered } = createClient({ siteUrl, api, known });
    const store = createAppStore({ client, session: null });
    const { query, dataRoutes: routes } = api ? withData : withoutData;
    const context = await query(request, { requestContext: { store, site } });
    if (context instanceof Response) throw new RenderFailure(`${request.url} is a redirect.`);
    if (api) await loadRenderedData(store, context);
    if (!areAllAnswered()) throw new RenderFailure(`${request.url} has no data.`);
    return {
      answers,
      async render(served = {}) {
        const shown = { siteUrl, store, routes, context, served: api && served, site };
        const { pages, head, body } = await markUp(shown);
        const chunks = [...new Set(modulesOf(pages).flatMap(chunksOf))];
        const links = [...stylesLink, ...chunks.map(preload)];
        const siteData = siteDataElement(site);
        const siteStyle = siteStyleElement(site);
        const data =
          siteData + pageDataElement({ siteUrl, answers: withoutUnread(answers), ...served });
        const scripts = pageScriptsElement([...rendered.scripts, ...links]);
        const html = api
          ? assembleWithData({
              head: siteStyle + head,
              body,
              data: scripts + data,
            })
          : assemble({ head: siteStyle + links.join('') + head, body, data: siteData });
        return { status: context.statusCode, html: withIcon(html, site) };
      },
    };
  }

  return {
    load,
    render: async (
      request: Request,
      api: ApiFetch,
      { site, ...served }: ServedPage & Pick<LoadOptions, 'site'> = {},
    ) => (await load(request, api, { site })).render(served),
  };
}
