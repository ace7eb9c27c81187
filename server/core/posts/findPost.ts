import { idOfDraftUrl } from '@contract/draftUrl';
import { can } from '@contract/permissions';
import { postMessages } from '@contract/texts/apiMessages';
import type { PostAccessRow } from '@server/data/rows/rows';
import type { RequestContext } from '../context';
import { notFound } from '../failure';
import { requirePermission } from '../policy/requirePermission';

/** 404: the post is missing, or the viewer can’t read it. */
export const postNotFound = () => notFound(postMessages.notFound);

/** Throws 404 if the viewer can't read the post, so that its existence isn't revealed. */
function requireReadable<Post extends PostAccessRow>(
  { viewer }: RequestContext,
  post: Post | null,
): Post {
  if (!post) throw postNotFound();
  const isPublished = post.isPublished && !post.author.isBlocked;
  if (!can(viewer, 'read post', { authorId: post.authorId, isPublished })) throw postNotFound();
  return post;
}

/** The post with this id; throws 404 if the viewer can’t read it. */
export async function readablePostById(context: RequestContext, id: string) {
  return requireReadable(context, await context.ports.data.posts.byId(id));
}

/** What decides about the post with this id; throws 404 if the viewer can’t read it. */
export async function readablePostAccess(context: RequestContext, id: string) {
  return requireReadable(context, await context.ports.data.posts.accessById(id));
}

/** The post whose first address this was, for those who may edit it: nobody else knows where a draft has moved to. */
async function editablePostByFirstUrl({ ports, viewer }: RequestContext, url: string) {
  const id = idOfDraftUrl(url);
  const post = id === null || !viewer ? null : await ports.data.posts.byId(id);
  return post && can(viewer, 'edit post', post) ? post : null;
}

/** The post with this url; throws 404 if the viewer can’t read it. */
export async function readablePostByUrl(context: RequestContext, url: string) {
  const post = await context.ports.data.posts.byUrl(url.normalize('NFKC'));
  return requireReadable(context, post ?? (await editablePostByFirstUrl(context, url)));
}

/**
 * What decides about the post, if the viewer may do `action` to it; throws 404 if they can't read it,
 * else 403.
 */
export async function postToChange(
  context: RequestContext,
  action: 'edit post' | 'delete post' | 'publish post',
  id: string,
) {
  const post = await readablePostAccess(context, id);
  requirePermission(can(context.viewer, action, post));
  return post;
}
