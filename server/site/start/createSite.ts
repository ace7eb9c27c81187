import { rehearsalPage } from '@contract/rehearsalPage';
import { rehearsalHeaders, securityHeaders } from '@contract/securityHeaders';
import type { PublicSite } from '@contract/site/publicSite';
import { retryAfterSeconds } from '@server/core/failure';
import type { Api } from '@server/createApi';
import { isTemporaryFailure } from '@server/lib/temporaryFailure';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Logger } from 'pino';
import { clientAddress } from '../http/clientAddress';
import { compressResponses } from '../http/compressResponses';
import { allowForeignPages } from '../http/foreignPages';
import type { Connection } from '../http/httpServer';
import { limitCalls } from '../http/limitCalls';
import { logRequests } from '../http/logRequests';
import { requestClient, requestFields } from '../http/requestScope';
import type { Metrics } from '../metrics/createMetrics';
import type { IsInNetworks } from '../settings/networks';
import type { StaticFiles } from '../static/loadStaticFiles';
import { respondStatic } from '../static/respondStatic';
import { hasSettings, withSettings } from '../static/siteFiles';

/** Adds headers to every page that doesn't set them itself, and `nosniff` to every answer. */
function secureAnswers(headers: Readonly<Record<string, string>>): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { res } = context;
    res.headers.set('X-Content-Type-Options', 'nosniff');
    if (!res.headers.get('Content-Type')?.startsWith('text/html')) return;
    for (const [name, value] of Object.entries(headers)) {
      if (!res.headers.has(name)) res.headers.set(name, value);
    }
  };
}

type SiteContext = Context<{ Bindings: Connection }>;

/** Answers the addresses of pages. */
export type Pages = {
  answer(request: Request): Promise<Response>;
  /** The texts of the scripts in all pages. */
  inlineScripts: readonly string[];
  /** How many bytes of pages are cached. */
  cachedBytes: (part: string) => number;
};

type SiteOptions = {
  api: Api;
  health: Hono;
  /** The page that creates the first administrator, if there is none. */
  setup: Hono | null;
  feeds: Hono;
  /** The build of the page. */
  files: StaticFiles;
  pages: Pages;
  readSite: () => Promise<PublicSite>;
  metrics?: Pick<Metrics, 'app' | 'measure'> | null;
  log: Logger;
  isTrustedProxy: IsInNetworks;
  /** The member whose request it is, by its cookies, if that is known without the database. */
  memberOf?: (readCookie: (name: string) => string | undefined) => string | undefined;
  pageOrigins: readonly string[];
};

/** The request as the client has sent it: a trusted proxy says if that was over TLS. */
function originalRequest({ req, env }: SiteContext, isTrustedProxy: IsInNetworks) {
  const socket = env.incoming?.socket.remoteAddress ?? '';
  const isForwarded = req.header('X-Forwarded-Proto') === 'https' && isTrustedProxy(socket);
  // Only the check of the origin reads the scheme.
  if (!isForwarded || req.header('Origin') === undefined) return req.raw;
  return new Request(req.url.replace(/^http:/, 'https:'), req.raw);
}

function clientOf({ req, env }: SiteContext, isTrustedProxy: IsInNetworks) {
  const connection = {
    socket: env.incoming?.socket.remoteAddress,
    forwardedFor: req.header('X-Forwarded-For'),
  };
  return clientAddress(connection, isTrustedProxy);
}

function callApi(context: SiteContext, { api, isTrustedProxy }: SiteOptions) {
  const client = requestClient();
  const request = originalRequest(context, isTrustedProxy);
  return api.fetch(request, client === undefined ? {} : { client });
}

/** A file with its own address. Pages are found by their routes. */
function fileAt(files: StaticFiles, path: string) {
  return path.endsWith('.html') ? undefined : files.get(path);
}

/** The page that the site shows in a frame, with its own headers; null if it isn't in the build. */
function respondRehearsal(files: StaticFiles, request: Request) {
  const file = files.get(rehearsalPage);
  if (!file) return null;
  const response = respondStatic(file, request);
  for (const [name, value] of Object.entries(rehearsalHeaders)) response.headers.set(name, value);
  return response;
}

/** Feeds, sitemaps and robots.txt. */
const feedFile = /\.(?:xml|json|txt)$/;

/** The whole site: API, files and pages on one origin. */
export async function createSite(options: SiteOptions) {
  const { health, setup, feeds, files, pages, metrics, log, pageOrigins } = options;
  const app = new Hono<{ Bindings: Connection }>();
  const headers = await securityHeaders(pages);
  const logged = logRequests<Connection>(log, (context) => ({
    client: clientOf(context, options.isTrustedProxy),
    member: options.memberOf?.((name) => getCookie(context, name)),
    isPage: !context.req.path.startsWith('/api/'),
  }));
  app.use(logged, secureAnswers(headers), compressResponses);
  if (metrics) app.use(metrics.measure).route('/', metrics.app);
  app.route('/', health);
  app.use('/api/*', limitCalls(), ...allowForeignPages(pageOrigins));
  app.all('/api/*', (context) => callApi(context, options));
  if (setup) app.route('/', setup);
  app.get('*', async (context) => {
    const { path, raw } = context.req;
    const file = fileAt(files, path);
    const isAsset = path.startsWith('/assets/');
    if (file && hasSettings(path)) {
      return respondStatic(withSettings(path, file, await options.readSite()), raw);
    }
    if (file) return respondStatic(file, raw, { isImmutable: isAsset });
    if (isAsset) return context.text('Not found\n', 404);
    const rehearsal = path === rehearsalPage ? respondRehearsal(files, raw) : null;
    if (rehearsal) return rehearsal;
    const feed = feedFile.test(path) ? await feeds.fetch(raw) : null;
    return feed && feed.status !== 404 ? feed : pages.answer(raw);
  });
  app.notFound((context) => context.text('Method not allowed\n', 405, { Allow: 'GET, HEAD' }));
  app.onError((failure, context) => {
    log.error({ ...requestFields(), err: failure }, 'unexpected error');
    const isTemporary = isTemporaryFailure(failure);
    if (isTemporary) context.header('Retry-After', String(retryAfterSeconds));
    const status = isTemporary ? 503 : 500;
    return context.text('Something went wrong on our side. Please try again.\n', status);
  });
  return app;
}
