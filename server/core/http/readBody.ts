import type { BodyKind } from '@contract/endpoint';
import { isTemporaryFailure } from '@server/lib/temporaryFailure';
import { ApiFailure, malformed, tooLarge, unavailable, wrongType } from '../failure';
import { type BodyShare, smallBody } from './bodyBudget';
import { boundaryOf, isTooComplex } from './multipart';

const kibibyte = 1024;
/** Largest bodies in bytes; `visitor` is for all calls without a session, except those with files. */
export const bodyLimits = {
  none: 0,
  visitor: smallBody,
  json: 1536 * kibibyte,
  multipart: 8192 * kibibyte,
};

/** What a body may be; its bytes count towards `share` of the budget. */
export type BodyRules = { kind: BodyKind; most: number; share: BodyShare };

type Pool = Parameters<BodyShare['take']>[1];

async function readChunks(
  stream: ReadableStream<Uint8Array>,
  { most, share, pool }: BodyRules & { pool: Pool },
) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return { chunks, size };
    size += value.byteLength;
    const isTaken = size <= most && share.take(value.byteLength, pool);
    if (!isTaken) {
      await reader.cancel();
      throw size > most ? tooLarge() : unavailable();
    }
    chunks.push(value);
  }
}

function joined(chunks: readonly Uint8Array[], size: number) {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

/** Reads a body at once. It counts when it is here: what is on its way is bounded by the number of such bodies. */
async function readWhole(request: Request, { most, share }: BodyRules) {
  const bytes = new Uint8Array(await share.arrive('small', () => request.arrayBuffer()));
  if (bytes.byteLength > most) throw tooLarge();
  if (!share.take(bytes.byteLength, bytes.byteLength > smallBody ? 'large' : 'small'))
    throw unavailable();
  return bytes;
}

async function readBytes(request: Request, rules: BodyRules) {
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > rules.most) throw tooLarge();
  // A stream costs more, and some browsers don't provide a request's body as one. But a large body that
  // arrives slowly counts with the bytes that are here.
  const isSmall = Number(length ?? rules.most) <= smallBody;
  const { body } = request;
  if (!body || (isSmall && length !== null)) return readWhole(request, rules);
  const pool = isSmall ? 'small' : 'large';
  const read = async () => readChunks(body, { ...rules, pool });
  const { chunks, size } = await rules.share.arrive(pool, read);
  const join = async () => joined(chunks, size);
  return isSmall ? join() : rules.share.inTurn(join);
}

function contentType(request: Request) {
  return (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

async function readJson(request: Request, rules: BodyRules): Promise<unknown> {
  const bytes = await readBytes(request, rules);
  if (bytes.byteLength === 0) return {};
  if (!/^application\/(?:[\w.-]+\+)?json$/.test(contentType(request))) throw wrongType();
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

async function parseForm(bytes: Uint8Array<ArrayBuffer>, boundary: string) {
  // Made anew, so that the parser can't find another boundary than the one whose parts were counted.
  const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` };
  // The parser copies what it reads; without a stream, the response would copy it as well.
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  return new Response(body, { headers }).formData();
}

async function readForm(request: Request, rules: BodyRules): Promise<unknown> {
  if (contentType(request) !== 'multipart/form-data') throw wrongType();
  const boundary = boundaryOf(request.headers.get('content-type') ?? '');
  if (boundary === null) throw malformed();
  const bytes = await readBytes(request, rules);
  if (isTooComplex(bytes, boundary)) throw tooLarge();
  const parse = async () => parseForm(bytes, boundary);
  const form = await (bytes.byteLength > bodyLimits.visitor ? rules.share.inTurn(parse) : parse());
  const fields = new Map<string, string | File>();
  form.forEach((value, name) => fields.set(name, value));
  return Object.fromEntries(fields);
}

/** The body before it is parsed with a schema; throws 400, 413, 415 or 503. */
export async function readBody(request: Request, rules: BodyRules): Promise<unknown> {
  if (rules.kind === 'none') return undefined;
  try {
    return await (rules.kind === 'json' ? readJson(request, rules) : readForm(request, rules));
  } catch (failure) {
    // Parse errors depend on the platform.
    throw failure instanceof ApiFailure || isTemporaryFailure(failure) ? failure : malformed();
  }
}
