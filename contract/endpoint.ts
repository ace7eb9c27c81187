import type * as v from 'valibot';
import type { RateName } from './rates';
import type { gateTexts } from './texts/gateTexts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Schema = v.GenericSchema;

/** The format of a request's body. */
export type BodyKind = 'none' | 'json' | 'multipart';

/** A call of the API. `path` is relative to the API's base; its parameters start with a colon. */
export type Endpoint = {
  method: Method;
  path: string;
  query?: Schema;
  body?: Schema;
  bodyKind: BodyKind;
  answer: Schema;
  /** Whether the call changes data. If not given, every call does that isn't a GET. */
  changes?: boolean;
  /** Answers 201 because something was created. */
  creates?: true;
  /** Answers 202: what was asked for happens later, or not at all. */
  accepts?: true;
  /** Visitors get 401 before the body is read, with this text of `gateTexts` if a name is given. */
  needsSession?: true | keyof typeof gateTexts;
  /** Visitors may send bodies as large as those of members. */
  visitorsUpload?: true;
  /** Each request counts towards this rate, before its body is read. */
  rate?: RateName;
  /** A call of a verified account with a `moveId` counts in the rates of moves instead: its handler counts it. */
  hasMoveRates?: true;
  /**
   * Answers everybody alike: cookies are neither read nor set, so that shared caches can store the answer. A
   * call that changes data needs no XSRF header then, and can come from any site.
   */
  isPublic?: true;
  /** Only pages of the site may call it. Calls that change data are so, if they aren't public. */
  isFromOwnPages?: true;
  /**
   * An offline answer: browsers store it, to show it without a connection. It contains no token, and nothing that only moderators and
   * administrators see.
   */
  isOfflineAnswer?: true;
  /** Starts, renews or ends a session, so an ended session doesn't refuse it. */
  allowsEndedSession?: true;
};

type ParameterNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters in a path. */
export type PathParameters<Path extends string> = Record<ParameterNames<Path>, string>;

type InputOf<S> = S extends Schema ? v.InferInput<S> : undefined;

type Keyed<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : { [K in Key]: Value };

/** The arguments of a call: parameters, query and body, if it has any. */
export type CallInput<E extends Endpoint> = ([ParameterNames<E['path']>] extends [never]
  ? { params?: undefined }
  : { params: PathParameters<E['path']> }) &
  Keyed<'query', InputOf<E['query']>> &
  Keyed<'body', InputOf<E['body']>>;

/** The data of a successful answer. */
export type Answer<E extends Endpoint> = v.InferOutput<E['answer']>;

/** Defines a call; the format of the body follows from its schema. */
export function endpoint<const E extends Omit<Endpoint, 'bodyKind'> & { multipart?: true }>(
  call: E,
) {
  const bodyKind: BodyKind = call.multipart ? 'multipart' : call.body ? 'json' : 'none';
  return { ...call, bodyKind };
}

/** Whether a call changes data, so that it needs the XSRF header and must come from the site's own pages. */
export function changesData({ method, changes = method !== 'GET' }: Endpoint) {
  return changes;
}

/** Whether the answer is a file and not JSON, so that a client must ask for its bytes. */
export const answersFile = ({ answer }: Endpoint) => answer.type === 'blob';

/** Replaces the parameters in a path, each encoded as one segment. */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}) {
  return path.replaceAll(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
}
