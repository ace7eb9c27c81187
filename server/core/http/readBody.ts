import type { BodyKind } from '@contract/endpoint';
import { ApiFailure, malformed, tooLarge, wrongType } from '../failure';

const mebibyte = 1024 * 1024;
/** Largest bodies in bytes. */
export const bodyLimits = { json: 1.5 * mebibyte, multipart: 8 * mebibyte };

async function readChunks(stream: ReadableStream<Uint8Array>, most: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return { chunks, size };
    size += value.byteLength;
    if (size > most) {
      await reader.cancel();
      throw tooLarge();
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

async function readBytes(request: Request, most: number) {
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > most) throw tooLarge();
  // A stream costs more, and some browsers don't provide a request's body as one.
  if (length !== null || !request.body) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    if (bytes.byteLength > most) throw tooLarge();
    return bytes;
  }
  const { chunks, size } = await readChunks(request.body, most);
  return joined(chunks, size);
}

function contentType(request: Request) {
  return (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBytes(request, bodyLimits.json);
  if (bytes.byteLength === 0) return {};
  if (!/^application\/(?:[\w.-]+\+)?json$/.test(contentType(request))) throw wrongType();
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

async function readForm(request: Request): Promise<unknown> {
  if (contentType(request) !== 'multipart/form-data') throw wrongType();
  const bytes = await readBytes(request, bodyLimits.multipart);
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const form = await new Response(bytes, { headers }).formData();
  const fields = new Map<string, string | File>();
  form.forEach((value, name) => fields.set(name, value));
  return Object.fromEntries(fields);
}

/** The body before it is parsed with a schema; throws 400, 413 or 415. */
export async function readBody(request: Request, kind: BodyKind): Promise<unknown> {
  if (kind === 'none') return undefined;
  try {
    return await (kind === 'json' ? readJson(request) : readForm(request));
  } catch (failure) {
    // Parse errors depend on the platform.
    throw failure instanceof ApiFailure ? failure : malformed();
  }
}
