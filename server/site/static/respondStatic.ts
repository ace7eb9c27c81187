import type { StaticFile } from './loadStaticFiles';

const immutable = 'public, max-age=31536000, immutable';

/** Returns true if the client accepts brotli: `br` without `q=0`. */
export function acceptsBrotli(header: string | null) {
  return /(?:^|,)\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?:,|$)/i.test(header ?? '');
}

/** The one of the current tags that the client has already. */
function knownEtag(header: string | null, [etag, ...others]: readonly [string, ...string[]]) {
  const known = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes('*') ? etag : [etag, ...others].find((tag) => known.includes(tag));
}

/** The bytes that a `Range` header names: null for a header to ignore, empty if there are none. */
function readRange(header: string | null, size: number) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : 'empty';
}

function respondRange(file: StaticFile, request: Request, headers: Record<string, string>) {
  const ifRange = request.headers.get('If-Range');
  if (ifRange !== null && ifRange !== headers['ETag']) return null;
  const size = file.bytes.byteLength;
  const range = readRange(request.headers.get('Range'), size);
  if (range === null) return null;
  if (range === 'empty') {
    const unsatisfied = { ...headers, 'Content-Range': `bytes */${size}` };
    return new Response(null, { status: 416, headers: unsatisfied });
  }
  const { start, end } = range;
  const partial = { ...headers, 'Content-Range': `bytes ${start}-${end}/${size}` };
  return new Response(file.bytes.slice(start, end + 1), { status: 206, headers: partial });
}

/** Answers with a file: unchanged (304), a range of it, compressed, or as it is. */
export function respondStatic(
  file: StaticFile,
  request: Request,
  { status = 200, isImmutable = false } = {},
) {
  const etag = `"${file.etag}"`;
  const compressedEtag = `"${file.etag}-br"`;
  const headers: Record<string, string> = {
    'Content-Type': file.type,
    'Cache-Control': isImmutable ? immutable : 'no-cache',
    ETag: etag,
    ...(file.brotli ? { Vary: 'Accept-Encoding' } : {}),
  };
  if (status === 200) {
    const known = knownEtag(request.headers.get('If-None-Match'), [etag, compressedEtag]);
    if (known) return new Response(null, { status: 304, headers: { ...headers, ETag: known } });
    const range = respondRange(file, request, headers);
    if (range) return range;
  }
  if (!file.brotli || !acceptsBrotli(request.headers.get('Accept-Encoding'))) {
    return new Response(file.bytes, { status, headers: { ...headers, 'Accept-Ranges': 'bytes' } });
  }
  const compressed = { ...headers, 'Content-Encoding': 'br', ETag: compressedEtag };
  return new Response(file.brotli, { status, headers: compressed });
}
