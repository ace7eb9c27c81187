import { limits } from '@contract/limits';
import type { RequestContext } from '../context';
import { readablePostAccess } from '../posts/findPost';
import { commentNotFound } from './readPlace';
import { readerOf } from './readSeen';

/** The thread of a comment that the viewer can read, with a page of its replies and its post; else throws 404. */
export async function readableThread(context: RequestContext, commentId: string) {
  const { comments } = context.ports.data;
  const named = await comments.byId(commentId);
  if (!named) throw commentNotFound();
  const post = await readablePostAccess(context, named.postId);
  const query = { commentId, reader: readerOf(context, post), take: limits.pageSize };
  const page = await comments.thread(query);
  if (!page) throw commentNotFound();
  return { post, page };
}
