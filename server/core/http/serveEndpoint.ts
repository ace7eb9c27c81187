import type { Endpoint } from '@contract/endpoint';
import { type EndpointName, endpoints } from '@contract/endpoints';
import * as v from 'valibot';
import type { Ports, StoredFile } from '../ports';
import { beginVisit } from '../session/authenticate';
import { type ApiContext, type Cookies, requestCookies } from './cookies';
import type { AnyHandler } from './handlerTypes';
import { readInput } from './readInput';
import { respondFailure, respondFile, respondJson } from './respond';
import type { Throttles } from './throttles';

export type Mounted = {
  name: EndpointName;
  handler: AnyHandler;
  ports: Ports;
  throttles: Throttles;
};

const creates: ReadonlySet<EndpointName> = new Set<EndpointName>(['uploadResource']);

function isFile(outcome: object): outcome is StoredFile {
  return 'bytes' in outcome && outcome.bytes instanceof Uint8Array;
}

/** What the contract doesn't name doesn't leave: a row handed over whole loses its secrets here. */
function respond(name: EndpointName, outcome: object) {
  if (isFile(outcome)) return respondFile(outcome);
  const answer = v.parse(endpoints[name].answer, { ...outcome, success: true });
  return respondJson(creates.has(name) ? 201 : 200, answer);
}

async function answer(mounted: Mounted, context: ApiContext, cookies: Cookies) {
  const { name, handler, ports, throttles } = mounted;
  const endpoint: Endpoint = endpoints[name];
  const xsrf = context.req.header('X-XSRF-TOKEN') ?? '';
  const visit = await beginVisit(name, { ports, throttles, cookies, xsrf });
  const input = await readInput(endpoint, context);
  return respond(name, await handler({ ...visit, ...input }));
}

/** Serves one call of the contract: session, validate, policy, data, answer. */
export function serve(mounted: Mounted) {
  return async (context: ApiContext) => {
    const cookies = requestCookies(context);
    const response = await answer(mounted, context, cookies).catch((failure: unknown) =>
      respondFailure(failure, mounted.ports),
    );
    cookies.writeTo(response.headers);
    return response;
  };
}
