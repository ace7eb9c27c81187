import { fullPost } from '../../memory/tables/cards';
import type { Tables } from '../../memory/tables/tables';
import { storeRevision } from '../../revisions/memory/memoryRevisions';
import type { PostPatch, QuotedUrl, StoredPost } from '../../rows/rows';
import { contentMinutes } from '../documentColumns';
import { postWithUrl } from './memoryPostUrls';

/** Replaces the quotes of a post: of other posts that have, or had, one of the urls. */
export function storeQuotes(tables: Tables, postId: string, quotes: readonly QuotedUrl[]) {
  const { postQuotes } = tables;
  for (const row of postQuotes.list('postId', postId)) postQuotes.remove(row);
  for (const { blockId, url, quote } of quotes) {
    const quoted = postWithUrl(tables, url);
    if (quoted && quoted.id !== postId)
      postQuotes.put({ postId, blockId, quotedPostId: quoted.id, quote });
  }
}

type Change = { patch: PostPatch; by: string | null };

/** Changes a post. A change of title or content becomes its next version. */
export function storePatch(tables: Tables, post: StoredPost, { patch: given, by }: Change) {
  const before = fullPost(tables, post);
  const { content, quotes, saving: _, ...patch } = given;
  const columns = storeRevision(tables, { before, patch: given, by });
  const isSameContent = content === before.content;
  const minutes = content === undefined ? post.minutes : contentMinutes(content);
  const tags = [...(patch.tags ?? post.tags)];
  const stored = { ...post, ...patch, ...columns, minutes, tags };
  if (content !== undefined) tables.contents.put({ postId: post.id, content });
  tables.posts.put(stored);
  if (quotes && !isSameContent) storeQuotes(tables, post.id, quotes);
  return { before, after: fullPost(tables, stored) };
}
