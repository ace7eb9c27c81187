import { limits } from '@contract/limits';
import type { CommentRow } from '@server/data/communityRows';
import type { RequestContext } from '../context';
import { readablePostAccess } from '../posts/findPost';
import { readerOf } from './readerOf';
import { serializeRows } from './serializeRows';

type Place = Pick<CommentRow, 'id' | 'postId'>;

/** The row of a comment as the viewer sees it now; null if it isn't shown. */
export async function readCard(call: RequestContext, { id, postId }: Place) {
  const reader = readerOf(call, await readablePostAccess(call, postId));
  const query = { commentId: id, reader, take: limits.pageSize };
  const page = await call.ports.data.comments.thread(query);
  return page && ([page.thread, ...page.replies].find((card) => card.id === id) ?? null);
}

/** A comment as the viewer sees it now; null if it isn't shown. */
export async function readSeen(call: RequestContext, place: Place) {
  const card = await readCard(call, place);
  const [comment] = card ? await serializeRows(call, [card]) : [];
  return comment ?? null;
}
