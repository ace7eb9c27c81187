import type { Answer, PathParameters } from '@contract/endpoint';
import type { EndpointName, endpoints } from '@contract/endpoints';
import type { SessionRow, UserRow } from '@server/data/rows';
import type * as v from 'valibot';
import type { Ports, StoredFile } from '../ports';
import type { Cookies } from './cookies';
import type { Throttles } from './throttles';

/** A request before its input is read: who asks, and what a handler may use. */
export type RequestContext = {
  ports: Ports;
  throttles: Throttles;
  cookies: Cookies;
  /** What came in the X-XSRF-TOKEN header. */
  xsrf: string;
  session: SessionRow | null;
  viewer: UserRow | null;
};

type Of<N extends EndpointName> = (typeof endpoints)[N];

type Parsed<N extends EndpointName, Part extends 'query' | 'body'> =
  Of<N> extends Record<Part, infer Schema extends v.GenericSchema>
    ? v.InferOutput<Schema>
    : undefined;

/** What the handler of a call is given: the context, and the input as the contract parsed it. */
export type Call<N extends EndpointName> = RequestContext & {
  params: PathParameters<Of<N>['path']>;
  query: Parsed<N, 'query'>;
  body: Parsed<N, 'body'>;
};

/** What it gives back: the answer without `success`, or a file's bytes. */
export type HandlerResult<N extends EndpointName> =
  Answer<Of<N>> extends Blob ? StoredFile : Omit<Answer<Of<N>>, 'success'>;

export type Handler<N extends EndpointName> = (call: Call<N>) => Promise<HandlerResult<N>>;

/** A handler for each call of the contract. */
export type Handlers = { readonly [N in EndpointName]: Handler<N> };

export type AnyCall = RequestContext & {
  params: Record<string, string>;
  query: unknown;
  body: unknown;
};

/**
 * Any call's handler, for whoever mounts them all. Written as a method, so that one for a narrower
 * input fits: its input has been parsed by the schema of the same name before it is called.
 */
export type AnyHandler = { handle(call: AnyCall): Promise<object> }['handle'];
