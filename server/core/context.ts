import type { Answer, PathParameters } from '@contract/endpoint';
import type { EndpointName, endpoints } from '@contract/endpoints';
import type { SessionRow, UserRow } from '@server/data/rows/rows';
import type * as v from 'valibot';
import type { Cookies } from './cookies';
import type { FinishedAnswer } from './finishedAnswer';
import type { Ports, StoredFile } from './ports';

/** Everything about a request except its input: session, viewer, and what a handler may use. */
export type RequestContext = {
  ports: Ports;
  cookies: Cookies;
  /** Names the client in the keys of limits. */
  client: string;
  /** The value of the X-XSRF-TOKEN header. */
  xsrf: string;
  /** The value of the User-Agent header. */
  userAgent: string;
  session: SessionRow | null;
  viewer: UserRow | null;
};

/** The context of a request with a session. */
export type MemberContext = RequestContext & { session: SessionRow; viewer: UserRow };

type Of<N extends EndpointName> = (typeof endpoints)[N];

type Parsed<N extends EndpointName, Part extends 'query' | 'body'> =
  Of<N> extends Record<Part, infer Schema extends v.GenericSchema>
    ? v.InferOutput<Schema>
    : undefined;

type ContextOf<N extends EndpointName> =
  Of<N> extends { needsSession: true | string } ? MemberContext : RequestContext;

/** A handler's argument: the context and the parsed input. */
export type Call<N extends EndpointName> = ContextOf<N> & {
  params: PathParameters<Of<N>['path']>;
  query: Parsed<N, 'query'>;
  body: Parsed<N, 'body'>;
};

export type FileAnswer = StoredFile;

/** A file that is made for the caller while it is sent, and is stored under this name. */
export type DownloadAnswer = {
  chunks: AsyncGenerator<Uint8Array<ArrayBuffer> | string, void, undefined>;
  type: string;
  downloadName: string;
};

/** Server-sent events. */
export type EventAnswer = { events: ReadableStream<Uint8Array> };

/**
 * A handler's result: the answer without `success`, a finished one, or a file. `isRepeated`: an earlier request has
 * created what is answered.
 */
export type HandlerResult<N extends EndpointName> =
  Answer<Of<N>> extends Blob
    ? FileAnswer | EventAnswer | DownloadAnswer
    : FinishedAnswer | (Omit<Answer<Of<N>>, 'success'> & { isRepeated?: true });

/** Answers one endpoint. Throws `ApiFailure` for failures that are reported to the client. */
export type Handler<N extends EndpointName> = (call: Call<N>) => Promise<HandlerResult<N>>;

/** A handler for each endpoint of the contract. */
export type Handlers = { readonly [N in EndpointName]: Handler<N> };

/** The argument of `AnyHandler`. */
export type AnyCall = RequestContext & {
  params: Record<string, string>;
  query: unknown;
  body: unknown;
};

/**
 * Any endpoint's handler. The method syntax makes its parameter bivariant, so a handler with a narrower
 * input is assignable; the endpoint's schemas have parsed the input before it is called.
 */
export type AnyHandler = { handle(call: AnyCall): Promise<object> }['handle'];
