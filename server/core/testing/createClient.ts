import { type Answer, type CallInput, type Endpoint, fillPath } from '@contract/endpoint';
import { type EndpointName, endpoints } from '@contract/endpoints';
import { failure } from '@contract/endpoints/shapes';
import { droppedItems } from '@contract/listOf';
import * as v from 'valibot';
import { createCookieStore } from './browserCookies';
import type { TestApp } from './testEnvironment';

const apiPath = '/api/v1';

type InputOf<N extends EndpointName> = CallInput<(typeof endpoints)[N]>;

type LooseInput = { params?: Record<string, string> | undefined; query?: unknown; body?: unknown };

function isAnswer<N extends EndpointName>(
  name: N,
  body: unknown,
): body is Answer<(typeof endpoints)[N]> {
  const parsed = v.safeParse(endpoints[name].answer, body);
  return parsed.success && droppedItems(body, parsed.output).length === 0;
}

function asForm(body: unknown) {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

function search(query: unknown) {
  const pairs = Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]);
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : '';
}

function requestOf({ method, bodyKind, ...endpoint }: Endpoint, input: LooseInput) {
  const path = `${apiPath}${fillPath(endpoint.path, input.params)}${search(input.query)}`;
  if (bodyKind === 'multipart') return { path, init: { method, body: asForm(input.body) } };
  if (input.body === undefined) return { path, init: { method } };
  const headers = { 'Content-Type': 'application/json' };
  return { path, init: { method, headers, body: JSON.stringify(input.body) } };
}

/**
 * A client with its own cookies, which sends the XSRF token with every call. Like the page, it repeats
 * a first call that only got the cookie, and requests a state before it signs in with Google. `address`
 * is its network address, `userAgent` its browser.
 */
export function createClient(app: TestApp, address = '192.0.2.1', userAgent = '') {
  const cookies = createCookieStore();

  async function send(path: string, init: RequestInit) {
    const headers = new Headers(init.headers);
    if (cookies.header() !== '' && !headers.has('Cookie')) headers.set('Cookie', cookies.header());
    if (userAgent !== '' && !headers.has('User-Agent')) headers.set('User-Agent', userAgent);
    const xsrf = cookies.get('XSRF-TOKEN');
    if (xsrf !== undefined && !headers.has('X-XSRF-TOKEN')) headers.set('X-XSRF-TOKEN', xsrf);
    const response = await app.request(path, { ...init, headers }, { client: address });
    cookies.storeFrom(response.headers);
    return response;
  }

  /** Any request, also outside of the API's path. */
  async function request(path: string, init: RequestInit = {}) {
    const isFirst = cookies.get('XSRF-TOKEN') === undefined;
    const response = await send(path, init);
    return isFirst && response.status === 403 ? send(path, init) : response;
  }

  async function withGoogleState({ query, ...input }: LooseInput): Promise<LooseInput> {
    const answer = await request(`${apiPath}${endpoints.startGoogleAuth.path}`, { method: 'POST' });
    const { state } = v.parse(endpoints.startGoogleAuth.answer, await answer.json());
    return { ...input, query: { state, ...v.parse(v.looseObject({}), query) } };
  }

  /** Calls an endpoint of the contract. */
  async function call<N extends EndpointName>(name: N, input: InputOf<N>) {
    const loose: LooseInput = name === 'googleAuth' ? await withGoogleState(input) : input;
    const { path, init } = requestOf(endpoints[name], loose);
    return request(path, init);
  }

  /**
   * Calls an endpoint and returns its answer; throws unless status and shape are the contract's.
   */
  async function ok<N extends EndpointName>(name: N, input: InputOf<N>) {
    const response = await call(name, input);
    const body: unknown = await response.json();
    const endpoint: Endpoint = endpoints[name];
    const isStatus = response.status === (endpoint.creates ? 201 : endpoint.accepts ? 202 : 200);
    if (isStatus && isAnswer(name, body)) return body;
    throw new Error(`${name}: ${response.status} ${JSON.stringify(body)}`);
  }

  /** Calls an endpoint that must fail, and returns the status and the message. */
  async function refused<N extends EndpointName>(name: N, input: InputOf<N>) {
    const response = await call(name, input);
    return { status: response.status, ...v.parse(failure, await response.json()) };
  }

  return { cookies, request, call, ok, refused };
}

export type Client = ReturnType<typeof createClient>;
