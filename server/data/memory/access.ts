import type { CommentRow } from '../communityRows';
import type { StoredPost } from '../rows';
import type { Tables } from './tables';

/** The account, if it exists and isn't blocked. */
export function activeUser({ users }: Tables, id: string) {
  const user = users.get(id);
  return user?.isBlocked === false ? user : null;
}

/** Whether the account decides about the comments of every post. */
export const isModerator = (tables: Tables, id: string | null) =>
  ['moderator', 'admin'].includes(activeUser(tables, id ?? '')?.role ?? '');

/** Whether the account may decide about comments of the writer, if it decides about comments at all. */
export function canDecideOn(tables: Tables, by: string | null, writer: string | null) {
  if (by === writer) return false;
  const isOfMember = tables.users.get(writer ?? '')?.role === 'user';
  return isOfMember || activeUser(tables, by ?? '')?.role === 'admin';
}

/** Returns true if `by` is not blocked and is the author or an admin. */
export function isAuthorOrAdmin(tables: Tables, by: string, { authorId }: { authorId: string }) {
  const user = activeUser(tables, by);
  return user !== null && (user.id === authorId || user.role === 'admin');
}

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
  if (!post || !activeUser(tables, by)) return false;
  const isPublic = post.isPublished && activeUser(tables, post.authorId) !== null;
  return isPublic || isAuthorOrAdmin(tables, by, post);
}
