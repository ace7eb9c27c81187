import { can } from '@contract/permissions';
import type { FullPostRow } from '@server/data/rows';
import { notFound } from '../http/failure';
import type { Visit } from '../http/handlerTypes';
import { permit } from '../policy/requirePermission';

export const noSuchPost = () => notFound('We could not find this post.');

/** Whoever may not read a post is told that there is none. */
function requireReadable({ viewer }: Visit, post: FullPostRow | null) {
  if (!post) throw noSuchPost();
  const isPublished = post.isPublished && !post.author.isBlocked;
  if (!can(viewer, 'read post', { authorId: post.authorId, isPublished })) throw noSuchPost();
  return post;
}

export async function readablePostById(visit: Visit, id: string) {
  return requireReadable(visit, await visit.ports.data.posts.byId(id));
}

export async function readablePostByUrl(visit: Visit, url: string) {
  return requireReadable(visit, await visit.ports.data.posts.byUrl(url));
}

/** A post that the caller may do `action` to; 404 when they can't even read it, else 403. */
export async function postToChange(
  visit: Visit,
  action: 'edit post' | 'delete post' | 'publish post',
  id: string,
) {
  const post = await readablePostById(visit, id);
  permit(can(visit.viewer, action, post));
  return post;
}
