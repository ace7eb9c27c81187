import { type EndpointName, endpoints } from '@contract/endpoints';
import { inMatchingOrder, withoutEndSlash } from '@server/core/http/routePaths';
import { TrieRouter } from 'hono/router/trie-router';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { providerScript } from './googleProvider';

export type AnswerCall = (name: EndpointName, request: Request) => Promise<Response>;

function createRouter() {
  const router = new TrieRouter<EndpointName>();
  const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);
  for (const name of inMatchingOrder(names)) {
    const { method, path } = endpoints[name];
    router.add(method, withoutEndSlash(path), name);
  }
  return router;
}

/** The endpoint of a request to the API, or undefined if the contract has none. */
function createEndpointFinder(base: string) {
  const router = createRouter();
  return ({ method, url }: Request) => {
    const { pathname } = new URL(base, url);
    const path = new URL(url).pathname.slice(pathname.length);
    return router.match(method, withoutEndSlash(path))[0][0]?.[0];
  };
}

/**
 * Answers the endpoints of the contract; other calls to the API are reported as errors. The endpoints
 * share one handler, because MSW parses the cookies again for every handler that it tries.
 */
export function createHandlers(base: string, answer: AnswerCall): RequestHandler[] {
  const findEndpoint = createEndpointFinder(base);
  return [
    http.all(`${base}/*`, ({ request }) => {
      const name = findEndpoint(request);
      if (name) return answer(name, request);
      const message = `${request.method} ${request.url} is not in the contract.`;
      // oxlint-disable-next-line no-console -- tells developers which call is missing
      console.error(message);
      return HttpResponse.json({ success: false, message }, { status: 501 });
    }),
    http.get('https://accounts.google.com/gsi/client', () =>
      HttpResponse.text(providerScript, { headers: { 'Content-Type': 'text/javascript' } }),
    ),
  ];
}
