import type { ReceivedView } from '@contract/comments/receivedEntities';
import { isShown } from '../../memory/tables/access';
import { pageOf } from '../../memory/tables/paging';
import type { Store } from '../../memory/tables/store';
import type { Tables } from '../../memory/tables/tables';
import type { CommentRow } from '../../rows/communityRows';
import type { CommentData } from '../commentPort';
import { readAs } from './commentReads';

type Received = { userId: string; view: ReceivedView };

/** Whether a comment of another person has no shown reply of the account. */
function isUnanswered(tables: Tables, { id, parentId, authorId }: CommentRow, userId: string) {
  const isAnswer = (reply: CommentRow) => reply.authorId === userId && isShown(tables, reply);
  return (
    parentId === null && authorId !== userId && !tables.comments.list('parentId', id).some(isAnswer)
  );
}

function isIn(tables: Tables, comment: CommentRow, { userId, view }: Received) {
  if (view === 'waiting') return comment.state === 'held';
  if (view === 'all') return comment.state !== 'removed';
  return isShown(tables, comment) && isUnanswered(tables, comment, userId);
}

/** The comments of a view with their posts, newest first. */
function received(tables: Tables, of: Received) {
  const { isSeen } = readAs(tables, { id: of.userId, decides: true });
  return tables.posts
    .list('authorId', of.userId)
    .flatMap((post) =>
      tables.comments.list('postId', post.id).map((comment) => ({ comment, post })),
    )
    .filter(({ comment }) => isIn(tables, comment, of) && isSeen(comment))
    .toSorted(
      ({ comment: one }, { comment: other }) =>
        other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1),
    );
}

export const createReceivedReads = (store: Store) =>
  ({
    async received({ userId, view, ...page }) {
      const { card } = readAs(store.tables, { id: userId, decides: true });
      const rows = received(store.tables, { userId, view });
      return pageOf(rows, page, ({ comment, post: { id, url, title } }) => ({
        ...card(comment),
        post: { id, url, title },
      }));
    },
    async receivedCounts({ userId, most }) {
      const count = (view: ReceivedView) =>
        Math.min(received(store.tables, { userId, view }).length, most);
      return { waiting: count('waiting'), unanswered: count('unanswered') };
    },
  }) satisfies Partial<CommentData>;
