import type { Endpoint } from '@contract/endpoint';
import { type EndpointName, endpoints } from '@contract/endpoints';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { providerScript } from './googleProvider';

export type AnswerCall = (name: EndpointName, request: Request) => Promise<Response>;

const verbs = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
} as const;

function handlerFor(base: string, name: EndpointName, answer: AnswerCall) {
  const { method, path }: Endpoint = endpoints[name];
  return verbs[method](`${base}${path}`, ({ request }) => answer(name, request));
}

function fixedFirst(one: EndpointName, other: EndpointName) {
  return Number(endpoints[one].path.includes(':')) - Number(endpoints[other].path.includes(':'));
}

/** One handler per endpoint of the contract; other calls to the API are reported as errors. */
export function createHandlers(base: string, answer: AnswerCall): RequestHandler[] {
  const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);
  return [
    ...names.toSorted(fixedFirst).map((name) => handlerFor(base, name, answer)),
    http.all(`${base}/*`, ({ request }) => {
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
