import type * as v from 'valibot';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Schema = v.GenericSchema;

/** How a body travels: none, JSON, or a form with files. */
export type BodyKind = 'none' | 'json' | 'multipart';

/** One documented call. `path` is relative to the API's base and names its parameters with a colon. */
export type Endpoint = {
  method: Method;
  path: string;
  query?: Schema;
  body?: Schema;
  bodyKind: BodyKind;
  answer: Schema;
  /** A GET that changes something, so it needs the XSRF header like any unsafe call. */
  changes?: true;
  /** Answers 201 because something was created. */
  creates?: true;
};

type ParameterNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters that a path names, each a string. */
export type PathParameters<Path extends string> = Record<ParameterNames<Path>, string>;

type InputOf<S> = S extends Schema ? v.InferInput<S> : undefined;

type Keyed<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : { [K in Key]: Value };

/** What a caller hands over: parameters, query and body, as far as the call has them. */
export type CallInput<E extends Endpoint> = ([ParameterNames<E['path']>] extends [never]
  ? { params?: undefined }
  : { params: PathParameters<E['path']> }) &
  Keyed<'query', InputOf<E['query']>> &
  Keyed<'body', InputOf<E['body']>>;

/** What the API gives back. */
export type Answer<E extends Endpoint> = v.InferOutput<E['answer']>;

export function endpoint<const E extends Omit<Endpoint, 'bodyKind'> & { multipart?: true }>(
  call: E,
) {
  const bodyKind: BodyKind = call.multipart ? 'multipart' : call.body ? 'json' : 'none';
  return { ...call, bodyKind };
}

/** Fills a path's parameters, each encoded as one segment. */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}) {
  return path.replaceAll(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
}
