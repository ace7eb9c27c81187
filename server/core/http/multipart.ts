/** No form of the page has as many. */
const mostParts = 40;
/** Of one part: its name, and the name and type of its file. */
const mostHeaderBytes = 4096;
const [lineFeed, carriageReturn] = [10, 13];
const boundaryParameter =
  /;\s{0,9}boundary=(?:"([\w'()+,./:=?-]{1,70})"|([\w'()+,./:=?-]{1,70})(?:;|$))/i;

type Line = { at: number; start: number };

/** Whether the line that ends at `at` is empty, which ends the headers of a part. */
const isEmptyLine = (bytes: Uint8Array, { at, start }: Line) =>
  at === start + 1 && bytes[start] === carriageReturn;

/**
 * Whether a multipart body has too many parts, or a part too many bytes of headers. Parsing it takes time
 * for each part and header, this only for each byte.
 */
export function isTooComplex(bytes: Uint8Array, boundary: string) {
  const delimiter = new TextEncoder().encode(`--${boundary}`);
  let delimiters = 0;
  let start = 0;
  /** How much of the delimiter the current line has had so far; -1 if it doesn't start with it. */
  let matched = 0;
  let headersStart: number | null = null;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (headersStart !== null && at - headersStart > mostHeaderBytes) return true;
    if (byte === lineFeed) {
      if (isEmptyLine(bytes, { at, start })) headersStart = null;
      start = at + 1;
      matched = 0;
    } else if (matched >= 0) matched = byte === delimiter[matched] ? matched + 1 : -1;
    if (matched === delimiter.length) {
      delimiters += 1;
      // One more ends the last part.
      if (delimiters > mostParts + 1) return true;
      headersStart = at;
      matched = -1;
    }
  }
  return false;
}

/** The boundary in a content type, or null. */
export function boundaryOf(contentType: string) {
  const [, quoted, plain] = boundaryParameter.exec(contentType) ?? [];
  return quoted ?? plain ?? null;
}
