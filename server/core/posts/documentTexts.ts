import { inParts } from '@contract/inParts';
import type { DocumentTexts } from '../documents/documentTasks';
import type { Ports } from '../ports';

/** Documents that are read by one statement. */
const atOnce = 20;

type Version = { postId: string; revision: number };

const keyOf = ({ postId, revision }: Version) => `${postId} ${revision}`;

/** The texts of a version of a post. */
export async function textsOf(ports: Ports, version: Version & { content: string }) {
  const { texts: cache } = ports.cache;
  const known = cache.get(keyOf(version));
  if (known) return known;
  const texts = await ports.documents('texts', version.content);
  cache.set(keyOf(version), texts);
  return texts;
}

/** The texts of the present versions of posts, by post. Reads only those that are not cached. */
export async function readTexts(ports: Ports, posts: readonly Version[]) {
  const found = new Map<string, DocumentTexts>();
  const missing = new Set<string>();
  for (const post of posts) {
    const known = ports.cache.texts.get(keyOf(post));
    if (known) found.set(post.postId, known);
    else missing.add(post.postId);
  }
  for (const ids of inParts([...missing], atOnce)) {
    const documents = await ports.data.book.documents(ids);
    for (const document of documents) found.set(document.postId, await textsOf(ports, document));
  }
  return found;
}
