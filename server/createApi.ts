import { type EndpointName, endpoints } from '@contract/endpoints';
import { pathTo } from '@contract/pages';
import { requestMessages } from '@contract/texts/apiMessages';
import type { AnyHandler } from '@server/core/context';
import type { ApiEnvironment } from '@server/core/cookies';
import { ApiFailure, notFound } from '@server/core/failure';
import { createBodyBudget } from '@server/core/http/bodyBudget';
import { createDownloads } from '@server/core/http/downloads';
import { respondFailure } from '@server/core/http/respond';
import { inMatchingOrder, methodsOf, withoutEndSlash } from '@server/core/http/routePaths';
import { serveEndpoint } from '@server/core/http/serveEndpoint';
import type { Ports } from '@server/core/ports';
import { handlers } from '@server/core/routes/handlers';
import { Hono } from 'hono';

/** The Hono app. Its bindings are optional. */
export type Api = Hono<{ Bindings: ApiEnvironment }>;

function endpointNotFound(path: string, apiPath: string) {
  const allow = path.startsWith(`${apiPath}/`) ? methodsOf(path.slice(apiPath.length)) : [];
  if (allow.length === 0) return notFound(requestMessages.unknownCall);
  return new ApiFailure(405, requestMessages.wrongMethod, { allow });
}

const orderedNames = inMatchingOrder(
  Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints),
);

/**
 * The whole API over its ports, based on web standards only. `fetch` answers every endpoint of the
 * contract.
 */
export function createApi(ports: Ports): Api {
  const app: Api = new Hono<{ Bindings: ApiEnvironment }>({ strict: false });
  const budget = createBodyBudget();
  const downloads = createDownloads();
  const table: Record<EndpointName, AnyHandler> = handlers;
  for (const name of orderedNames) {
    const handler = table[name];
    const path = `${ports.settings.apiPath}${withoutEndSlash(endpoints[name].path)}`;
    app.on(
      endpoints[name].method,
      path,
      serveEndpoint({ name, handler, ports, budget, downloads }),
    );
  }
  // Mail programs that can't stop e-mails themselves open the address of the header in a browser.
  app.get(`${ports.settings.apiPath}${endpoints.stopLetters.path}`, ({ req, redirect }) =>
    redirect(ports.settings.siteUrl + pathTo('stopLetters', { token: req.param('token') })),
  );
  app.notFound(({ req }) =>
    respondFailure(endpointNotFound(req.path, ports.settings.apiPath), ports),
  );
  app.onError((failure) => respondFailure(failure, ports));
  return app;
}
