import { apiPath } from '@contract/apiPath';
import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { type ApiClient, createApiClient } from '@/api/client';
import { queriesSettled } from '@/store/routeQuery';
import { AppProviders } from './App';
import { createLoaders } from './loaders';
import { pagesOf } from './pageRoute';
import { createRoutes } from './router';
import { createAppStore } from './store';

// The build writes the headers of the rendered pages.
export { inlineScriptsOf, securityHeaders } from '@contract/securityHeaders';

export type RenderOptions = {
  /** `index.html` as Vite has built it. */
  template: string;
  /** The public origin of the site; '' if it isn't known at build time. */
  siteUrl: string;
  /** The addresses of the chunks that a page of `src/pages` needs. */
  chunksOf: (page: string) => readonly string[];
};

export type Rendered = { status: number; headers: Record<string, string>; html: string };

/** Answers API calls in process; null renders the pages without data, with their skeletons. */
export type ApiFetch = ((request: Request) => Promise<Response>) | null;

const offlineApi = () => Promise.resolve(new Response(null, { status: 503 }));
const noLoader = () => () => null;

function createClient(siteUrl: string, api: ApiFetch): ApiClient {
  const url = new URL(apiPath, siteUrl || 'http://localhost').href;
  const answer = api ?? offlineApi;
  return createApiClient(url, {
    fetch: (input, init) => answer(new Request(input, init)),
  });
}

const preload = (address: string) => `<link rel="modulepreload" crossorigin href="${address}">`;

/** Throws if a component throws, instead of leaving its part to the browser. */
async function renderMarkup(element: ReactNode) {
  const errors: unknown[] = [];
  const { prelude } = await prerender(element, { onError: (error) => void errors.push(error) });
  const markup = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return markup;
}

/** React renders head elements before the markup of the root. */
function splitHead(markup: string) {
  const start = markup.indexOf('<div id="root"');
  return { head: markup.slice(0, start), body: markup.slice(start) };
}

/** Renders the page of a request as a visitor sees it, with the routes and components of the browser. */
export function createRenderer({ template, siteUrl, chunksOf }: RenderOptions) {
  return async function render(request: Request, api: ApiFetch): Promise<Rendered> {
    const store = createAppStore({ client: createClient(siteUrl, api), session: null });
    const routes = createRoutes(api ? createLoaders(store) : noLoader);
    const handler = createStaticHandler(routes);
    const context = await handler.query(request);
    if (context instanceof Response) {
      const location = context.headers.get('Location') ?? '/';
      return { status: context.status, headers: { Location: location }, html: '' };
    }
    await store.dispatch(queriesSettled());
    const router = createStaticRouter(handler.dataRoutes, context);
    const pages = pagesOf(router.state.matches);
    const markup = await renderMarkup(
      <div id="root" data-page={pages.join(' ')}>
        <StrictMode>
          <AppProviders store={store} siteOrigin={siteUrl}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </AppProviders>
        </StrictMode>
      </div>,
    );
    const { head, body } = splitHead(markup);
    const links = [...new Set(pages.flatMap(chunksOf))].map(preload).join('');
    const html = template
      .replace('<!--head-->', () => links + head)
      .replace('<div id="root"></div>', () => body);
    return {
      status: context.statusCode,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
      html,
    };
  };
}
