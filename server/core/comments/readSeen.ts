import type { Mentions } from '@contract/comments/mentions';
import { limits } from '@contract/limits';
import { can } from '@contract/permissions';
import type { CommentReader } from '@server/data/comments/commentPort';
import type { CommentCardRow, CommentRow } from '@server/data/rows/communityRows';
import type { PostAccessRow } from '@server/data/rows/rows';
import type { RequestContext } from '../context';
import { readablePostAccess } from '../posts/findPost';
import { serializeComment } from '../serializers/serializeCards';
import { mentionedUsernames, readMentions } from './mentionedUsernames';

/** Comments one after the other, with their mentions. */
export async function serializeRows(context: RequestContext, rows: readonly CommentCardRow[]) {
  const mentioned = await mentionedUsernames(context, readMentions(rows));
  return rows.map((row) => ({ ...serializeComment(row, mentioned), firstReplies: [] }));
}

/** The reader of the comments of a post. */
export function readerOf({ viewer }: RequestContext, post: PostAccessRow): CommentReader {
  return viewer && { id: viewer.id, decides: can(viewer, 'decide comments', post) };
}

type Place = Pick<CommentRow, 'id' | 'postId'>;

/** The row of a comment as the viewer sees it now; null if it isn't shown. */
export async function readCard(call: RequestContext, { id, postId }: Place) {
  const reader = readerOf(call, await readablePostAccess(call, postId));
  const query = { commentId: id, reader, take: limits.pageSize };
  const page = await call.ports.data.comments.thread(query);
  return page && ([page.thread, ...page.replies].find((card) => card.id === id) ?? null);
}

/** A comment as the viewer sees it now; null if it isn't shown. Without its mentions, its text is read. */
export async function readSeen(call: RequestContext, place: Place, mentions?: Mentions) {
  const card = await readCard(call, place);
  if (!card) return null;
  const read = mentions ? [{ ...card, mentions }] : readMentions([card]);
  return serializeComment(card, await mentionedUsernames(call, read));
}
