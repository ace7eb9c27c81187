/** The subject of a picture: a post or a public collection. */
export type CardSubject = { kind: 'post' | 'heading'; id: string };
type Card = CardSubject & { title: string; authorName: string };

const folders = { post: '/cards/', heading: '/cards/headings/' };

const prime = 16_777_619;
const start = 2_166_136_261;

/** FNV-1a: the same short text for the same input, in the page and on the server. */
function shortHash(text: string) {
  let hash = start;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, prime) >>> 0;
  return hash.toString(36);
}

/**
 * The path of the picture that previews of a post without cover and of a public collection show. It changes with the
 * texts in the picture.
 */
export function cardPath({ kind, id, title, authorName }: Card) {
  return `${folders[kind]}${encodeURIComponent(id)}-${shortHash(`${title}\n${authorName}`)}.png`;
}

/** What the card at a path is of; null if it is another path. */
export function cardSubject(path: string): CardSubject | null {
  const [, folder, id] = /^\/cards\/(headings\/)?([^/]+)-[a-z0-9]+\.png$/.exec(path) ?? [];
  if (id === undefined) return null;
  try {
    return { kind: folder ? 'heading' : 'post', id: decodeURIComponent(id) };
  } catch {
    return null;
  }
}
