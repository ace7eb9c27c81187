import { can } from '@contract/permissions';
import type { CommentRow, LogRow } from '../../rows/communityRows';
import type { StoredPost } from '../../rows/rows';
import type { Tables } from './tables';

/** The account, if it exists and isn't blocked. */
export function activeUser({ users }: Tables, id: string) {
  const user = users.get(id);
  return user?.isBlocked === false ? user : null;
}

/** The account that acts, as the permissions ask for it. */
export const actorOf = ({ users }: Tables, { actorId }: Pick<LogRow, 'actorId'>) =>
  users.get(actorId ?? '');

/** Returns true if `by` is not blocked and is the author or an admin. */
export const isAuthorOrAdmin = ({ users }: Tables, by: string, authored: { authorId: string }) =>
  can(users.get(by), 'edit post', authored);

/** Returns true if everybody sees the comment. */
export function isShown(tables: Tables, { state, authorId }: CommentRow) {
  return state === 'shown' && authorId !== null && activeUser(tables, authorId) !== null;
}

/** The comments of a post that everybody sees, oldest first. */
export function shownComments(tables: Tables, postId: string) {
  return tables.comments.list('postId', postId).filter((comment) => isShown(tables, comment));
}

/** Returns true if `by` is not blocked and can read the post. */
export function canRead(tables: Tables, by: string, post: StoredPost | null) {
  const viewer = activeUser(tables, by);
  if (!post || !viewer) return false;
  const isPublished = post.isPublished && activeUser(tables, post.authorId) !== null;
  return can(viewer, 'read post', { ...post, isPublished });
}
