import type { Endpoint } from '@contract/endpoint';
import * as v from 'valibot';
import type { ApiContext } from './cookies';
import { malformed } from './failure';
import { readBody } from './readBody';
import { isWellFormed } from './wellFormed';

function parsed(schema: v.GenericSchema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  if (Array.isArray(value) || !isWellFormed(value)) throw malformed();
  const result = v.safeParse(schema, value);
  if (!result.success) throw malformed();
  return result.output;
}

/** Parameters, query and body of a request, parsed with the endpoint's schemas. */
export async function readInput(endpoint: Endpoint, context: ApiContext) {
  const params: Record<string, string> = { ...context.req.param() };
  if (!isWellFormed(params)) throw malformed();
  const query = parsed(endpoint.query, context.req.query());
  const body = parsed(endpoint.body, await readBody(context.req.raw, endpoint.bodyKind));
  return { params, query, body };
}
