import { can } from '@contract/permissions';
import type { CommentReader } from '@server/data/comments/commentPort';
import type { PostAccessRow } from '@server/data/rows/rows';
import type { RequestContext } from '../context';

/** Who reads the comments of a post. */
export function readerOf({ viewer }: RequestContext, post: PostAccessRow): CommentReader {
  return viewer && { id: viewer.id, decides: can(viewer, 'decide comments', post) };
}
