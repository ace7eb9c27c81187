import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { acceptsBrotli } from '../static/respondStatic';

const compress = promisify(brotliCompress);
const compressible =
  /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|xml)\b|image\/svg)/;
/** Smaller answers fit into one packet anyway. */
const fewestBytes = 1024;
/** Higher levels take longer than they save. */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Files that are made while they are sent would be collected before. */
const isCompressible = ({ headers }: Response) =>
  !headers.has('Content-Encoding') &&
  !headers.has('Content-Disposition') &&
  compressible.test(headers.get('Content-Type') ?? '');

/** A strong tag names exact bytes, which compression changes. */
function weaken(headers: Headers) {
  const etag = headers.get('ETag');
  if (etag?.startsWith('"')) headers.set('ETag', `W/${etag}`);
}

/** Compresses answers that are created for the request. Built files are compressed by the build. */
export const compressResponses: MiddlewareHandler = async (context, next) => {
  await next();
  const { res, req } = context;
  if (!isCompressible(res)) return;
  if (!/accept-encoding/i.test(res.headers.get('Vary') ?? '')) {
    res.headers.append('Vary', 'Accept-Encoding');
  }
  if (req.method === 'HEAD' || !acceptsBrotli(req.header('Accept-Encoding') ?? null)) return;
  // Reading the body makes the HTTP library create a stream.
  if (res.body === null) return;
  const bytes = new Uint8Array(await res.arrayBuffer());
  const isSmall = bytes.byteLength < fewestBytes;
  const body = isSmall ? bytes : new Uint8Array(await compress(bytes, options));
  const headers = new Headers(res.headers);
  if (!isSmall) {
    headers.set('Content-Encoding', 'br');
    headers.delete('Content-Length');
    weaken(headers);
  }
  context.res = undefined;
  context.res = new Response(body, { status: res.status, headers });
};
