import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Half of the time of the best quality is spent on the last few percent. */
const quality = 5;

type Encoding = 'br' | 'gzip' | 'identity';
type Bytes = Uint8Array<ArrayBuffer>;

async function compress(bytes: Bytes, encoding: Encoding): Promise<Bytes> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return new Uint8Array(await compressGzip(bytes));
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return new Uint8Array(await compressBrotli(bytes, { params }));
}

/** The text of a page, compressed when it is first asked for. */
export type Body = {
  hash: string;
  bytes: number;
  /** About how much memory it needs, with its compressed forms. */
  cachedBytes: number;
  encoded: (encoding: Encoding) => Promise<Bytes>;
};

export function createBody(text: string): Body {
  const bytes: Bytes = new TextEncoder().encode(text);
  const encodings = new Map<Encoding, Promise<Bytes>>();
  return {
    hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 27),
    bytes: bytes.byteLength,
    cachedBytes: 1.5 * bytes.byteLength,
    encoded(encoding) {
      const known = encodings.get(encoding) ?? compress(bytes, encoding);
      encodings.set(encoding, known);
      return known;
    },
  };
}

/** The encodings that a browser accepts; one with the quality 0 is refused. */
function acceptedEncoding({ headers }: Request): Encoding {
  const accepted = (headers.get('Accept-Encoding') ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

/** The tag is strong: it belongs to the bytes of one encoding. */
const tagOf = ({ hash }: Body, encoding: Encoding) =>
  encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;

function hasTag({ headers }: Request, tag: string) {
  const wanted = headers.get('If-None-Match') ?? '';
  const tags = wanted.split(',').map((part) => part.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}

type Answer = {
  body: Body;
  status: number;
  cacheControl: string;
  type?: string;
  /** In seconds. */
  retryAfter?: number;
};

const html = 'text/html; charset=utf-8';

/** Answers with a page or another text, or with 304 if the browser has it already. */
export async function respondPage(request: Request, answer: Answer) {
  const { body, status, cacheControl, type = html, retryAfter } = answer;
  const encoding = acceptedEncoding(request);
  const tag = tagOf(body, encoding);
  const headers = new Headers({
    'Cache-Control': cacheControl,
    ETag: tag,
    Vary: 'Accept-Encoding',
  });
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
  if (status === 200 && hasTag(request, tag)) return new Response(null, { status: 304, headers });
  const bytes = await body.encoded(encoding);
  headers.set('Content-Type', type);
  headers.set('Content-Length', String(bytes.byteLength));
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  return new Response(request.method === 'HEAD' ? null : bytes, { status, headers });
}
