type Card = { id: string; title: string; authorName: string };

const prime = 16_777_619;
const start = 2_166_136_261;

/** FNV-1a: the same short text for the same input, in the page and on the server. */
function shortHash(text: string) {
  let hash = start;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, prime) >>> 0;
  return hash.toString(36);
}

/**
 * The path of the picture that previews of a post without cover show. It changes with the texts in the
 * picture.
 */
export function cardPath({ id, title, authorName }: Card) {
  return `/cards/${encodeURIComponent(id)}-${shortHash(`${title}\n${authorName}`)}.png`;
}

/** The id of the post in the path of a card; null if it is another path. */
export function cardPostId(path: string) {
  const id = /^\/cards\/([^/]+)-[a-z0-9]+\.png$/.exec(path)?.[1];
  try {
    return id === undefined ? null : decodeURIComponent(id);
  } catch {
    return null;
  }
}
