import { changesData, type Endpoint } from '@contract/endpoint';
import { type EndpointName, endpoints } from '@contract/endpoints';
import { xsrfHeader } from '@contract/storageKeys';
import { requestMessages } from '@contract/texts/apiMessages';
import { gateTexts } from '@contract/texts/gateTexts';
import type { Share } from '@server/lib/share';
import type {
  AnyHandler,
  DownloadAnswer,
  EventAnswer,
  FileAnswer,
  RequestContext,
} from '../context';
import { type ApiContext, type Cookies, requestCookies } from '../cookies';
import { forbidden, unauthenticated } from '../failure';
import { answerText, FinishedAnswer } from '../finishedAnswer';
import type { Ports, Settings } from '../ports';
import { authenticate } from '../sessions/authenticate';
import type { BodyBudget } from './bodyBudget';
import { createCallCounter } from './callCounter';
import { clientKey } from './clientKey';
import type { Downloads } from './downloads';
import { rememberUses } from './rateLimits';
import { readInput } from './readInput';
import {
  type OpenDownload,
  respondDownload,
  respondEvents,
  respondFailure,
  respondFile,
  respondJson,
} from './respond';

/**
 * Throws 403 if the browser says that a page of another site makes the request, unless its origin is one
 * of `pageOrigins`. Clients that send neither header pass.
 */
function requireOwnSite({ url, headers }: Request, { siteUrl, pageOrigins }: Settings) {
  const origin = headers.get('Origin');
  if (origin !== null && pageOrigins.includes(origin)) return;
  const isOwn = [url, siteUrl].some((address) => new URL(address).origin === origin);
  const isForeign = origin !== null && !isOwn;
  if (isForeign || headers.get('Sec-Fetch-Site') === 'cross-site') {
    throw forbidden(requestMessages.foreignSite);
  }
}

/** Throws 401 if the endpoint needs a session and the request has none. */
function requireSession(
  { needsSession }: Pick<Endpoint, 'needsSession'>,
  { viewer, session }: Pick<RequestContext, 'viewer' | 'session'>,
) {
  if (!needsSession || (viewer && session)) return;
  throw unauthenticated(needsSession === true ? undefined : gateTexts[needsSession]);
}

/** An endpoint of the contract with its handler and what the handler may use. */
export type Route = {
  name: EndpointName;
  handler: AnyHandler;
  ports: Ports;
  budget: BodyBudget;
  downloads: Downloads;
};

function isFile(result: object): result is FileAnswer {
  return 'bytes' in result && ArrayBuffer.isView(result.bytes);
}

function isStream(result: object): result is EventAnswer {
  return 'events' in result && result.events instanceof ReadableStream;
}

function isOpen(result: object): result is OpenDownload {
  return 'stream' in result && result.stream instanceof ReadableStream;
}

function isDownload(result: object): result is DownloadAnswer {
  return 'chunks' in result && 'downloadName' in result;
}

function respond(endpoint: Endpoint, result: object) {
  if (result instanceof FinishedAnswer) return respondJson(200, result.text);
  if (isFile(result)) return respondFile(result);
  if (isOpen(result)) return respondDownload(result);
  if (isStream(result)) return respondEvents(result);
  const text = answerText(endpoint, result);
  if (endpoint.accepts) return respondJson(202, text);
  return respondJson(endpoint.creates && !('isRepeated' in result) ? 201 : 200, text);
}

/** For whom a call is answered: a member, else a client. */
const shareOf = ({ viewer, client }: RequestContext): Share =>
  viewer ? { group: 'members', client: viewer.id } : { group: 'visitors', client };

async function run(route: Route, honoContext: ApiContext, cookies: Cookies) {
  const { name, handler, ports, budget, downloads } = route;
  const endpoint: Endpoint = endpoints[name];
  const isOwnSite = endpoint.isFromOwnPages ?? (changesData(endpoint) && !endpoint.isPublic);
  if (isOwnSite) requireOwnSite(honoContext.req.raw, ports.settings);
  const xsrf = honoContext.req.header(xsrfHeader) ?? '';
  const client = clientKey(honoContext.env?.client);
  const userAgent = honoContext.req.header('User-Agent') ?? honoContext.env?.userAgent ?? '';
  const context = await authenticate(endpoint, { ports, cookies, client, xsrf, userAgent });
  requireSession(endpoint, context);
  const counter = createCallCounter(endpoint, context);
  await counter.beforeBody();
  const share = budget.open(shareOf(context));
  try {
    const isVisitor = context.viewer === null;
    const onBody = async (body: unknown) => counter.onBody(body, share.bytes());
    const reading = readInput({ endpoint, honoContext, isVisitor, share, onBody });
    const input = await reading.catch(async (failure: unknown) => {
      await counter.onUnreadable();
      throw failure;
    });
    const result = await handler({ ...context, ...input });
    if (!isDownload(result)) return result;
    const account = context.viewer?.id ?? client;
    const { chunks, ...answer } = result;
    const { report } = ports;
    return { ...answer, stream: await downloads.open({ client, account, chunks, report }) };
  } finally {
    share.release();
  }
}

/**
 * Serves one endpoint: authenticate, require a session, count the call, parse the input, run the
 * handler, respond. The cheap steps come first: the body of a refused call is not read, unless only the body
 * tells in which rate the call counts.
 */
export function serveEndpoint(route: Route) {
  const endpoint: Endpoint = endpoints[route.name];
  return async (honoContext: ApiContext) => {
    const cookies = requestCookies(honoContext);
    const { ports } = route;
    const { limits, counted } = rememberUses(ports.limits);
    const response = await run({ ...route, ports: { ...ports, limits } }, honoContext, cookies)
      .then((result) => respond(endpoint, result))
      .catch((failure: unknown) => respondFailure(failure, ports));
    // The body of a HEAD request is not read, so its source is cancelled.
    if (honoContext.req.method === 'HEAD') await response.body?.cancel();
    // A client that repeats a call which failed on our side is not delayed for it.
    if (response.status >= 500 && counted.length > 0) {
      ports.background(() => ports.limits.giveBack(counted));
    }
    cookies.writeTo(response.headers);
    return response;
  };
}
