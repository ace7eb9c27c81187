import { keysOf } from '../../memory/tables/rowKeys';
import type { Tables } from '../../memory/tables/tables';
import type { QuotedUrl } from '../../rows/rows';
import { postWithUrl } from './memoryPostUrls';

/** Replaces the quotes of a post: of other posts that have, or had, one of the urls. */
export function storeQuotes(tables: Tables, postId: string, quotes: readonly QuotedUrl[]) {
  const { postQuotes } = tables;
  for (const row of postQuotes.list('postId', postId)) postQuotes.remove(keysOf.postQuotes(row));
  for (const { blockId, url, quote } of quotes) {
    const quoted = postWithUrl(tables, url);
    if (quoted && quoted.id !== postId)
      postQuotes.put({ postId, blockId, quotedPostId: quoted.id, quote });
  }
}
