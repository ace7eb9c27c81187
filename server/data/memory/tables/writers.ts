import { apiLimits } from '@contract/apiLimits';
import { isNewWriter, type Writer } from '@server/rules/comments';
import type { CommentRow } from '../../rows/communityRows';
import type { Tables } from './tables';

/** What the rules ask about an account that writes; null if it is gone. */
export function writerOf(tables: Tables, id: string | null, now: number): Writer | null {
  const user = tables.users.get(id ?? '');
  const isTrusted = ({ state, stateBy, createdAt, postId }: CommentRow) =>
    state === 'shown' &&
    (stateBy === 'moderator' || createdAt <= now - apiLimits.newFor) &&
    tables.posts.get(postId)?.authorId !== id;
  return (
    user && { ...user, trusted: tables.comments.list('authorId', user.id).filter(isTrusted).length }
  );
}

export function isNewAccount(tables: Tables, id: string, now: number) {
  const writer = writerOf(tables, id, now);
  return writer !== null && isNewWriter(writer, now);
}
