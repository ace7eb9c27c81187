/** No form of the page has as many. */
const mostParts = 40;
/** The headers of a part: its name, and the name and type of its file. */
const mostHeaderBytes = 4096;
const [lineFeed, carriageReturn] = [10, 13];
const boundaryParameter =
  /;\s{0,9}boundary=(?:"([\w'()+,./:=?-]{1,70})"|([\w'()+,./:=?-]{1,70})(?:;|$))/i;

const startsWith = (bytes: Uint8Array, beginning: Uint8Array, at: number) =>
  bytes[at] === beginning[0] && beginning.every((byte, index) => bytes[at + index] === byte);

/** Where the line after the one at `from` begins; -1 after the last one. */
function nextLine(bytes: Uint8Array, from: number) {
  // A call of `indexOf` takes longer than looking at a few bytes.
  const near = Math.min(from + 32, bytes.length);
  for (let at = from; at < near; at += 1) if (bytes[at] === lineFeed) return at + 1;
  const end = bytes.indexOf(lineFeed, near);
  return end === -1 ? -1 : end + 1;
}

/** Whether the headers from `from` go on for more than the limit; an empty line ends them. */
function areHeadersTooLong(bytes: Uint8Array, from: number) {
  const most = bytes.subarray(from, from + mostHeaderBytes);
  for (let end = most.indexOf(lineFeed); end !== -1; end = most.indexOf(lineFeed, end + 1)) {
    if (most[end + 1] === carriageReturn && most[end + 2] === lineFeed) return false;
  }
  return from + mostHeaderBytes < bytes.length;
}

/**
 * Whether a multipart body has too many parts, or a part too many bytes of headers. Parsing it takes time
 * for each part and header, this only for each line.
 */
export function isTooComplex(bytes: Uint8Array, boundary: string) {
  const delimiter = new TextEncoder().encode(`--${boundary}`);
  let delimiters = 0;
  for (let line = 0; line !== -1; line = nextLine(bytes, line)) {
    if (startsWith(bytes, delimiter, line)) {
      delimiters += 1;
      // One more ends the last part.
      if (delimiters > mostParts + 1) return true;
      if (areHeadersTooLong(bytes, line + delimiter.length)) return true;
    }
  }
  return false;
}

/** The boundary in a content type, or null. */
export function boundaryOf(contentType: string) {
  const [, quoted, plain] = boundaryParameter.exec(contentType) ?? [];
  return quoted ?? plain ?? null;
}
