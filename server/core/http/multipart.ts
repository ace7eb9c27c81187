/** No form of the page has as many. */
const mostParts = 40;
const lineFeed = 10;
const boundaryParameter =
  /;\s{0,9}boundary=(?:"([\w'()+,./:=?-]{1,70})"|([\w'()+,./:=?-]{1,70})(?:;|$))/i;

/** The delimiters of a multipart body, each at the start of a line; stops counting after `most`. */
function countDelimiters(bytes: Uint8Array, delimiter: Uint8Array, most: number) {
  let found = 0;
  /** How much of the delimiter the current line has had so far; -1 if it doesn't start with it. */
  let matched = 0;
  for (let at = 0; at < bytes.length && found <= most; at += 1) {
    const byte = bytes[at];
    if (byte === lineFeed) matched = 0;
    else if (matched >= 0) matched = byte === delimiter[matched] ? matched + 1 : -1;
    if (matched === delimiter.length) {
      found += 1;
      matched = -1;
    }
  }
  return found;
}

/** Whether a multipart body has too many parts. Parsing it takes time for each, this only for each byte. */
export function hasTooManyParts(bytes: Uint8Array, boundary: string) {
  // One more ends the last part.
  const most = mostParts + 1;
  return countDelimiters(bytes, new TextEncoder().encode(`--${boundary}`), most) > most;
}

/** The boundary in a content type, or null. */
export function boundaryOf(contentType: string) {
  const [, quoted, plain] = boundaryParameter.exec(contentType) ?? [];
  return quoted ?? plain ?? null;
}
