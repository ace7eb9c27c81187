import type {
  CommentCardRow,
  FollowCardRow,
  FollowRow,
  FullPostRow,
  PostCardRow,
  PostRow,
  UserCardRow,
  UserCounts,
  UserRow,
} from '../rows';
import type { Store } from './store';

function joined<Row>(row: Row | null) {
  if (row === null) throw new Error('A row points to one that is not there.');
  return row;
}

function personCard({ tables }: Store, userId: string): PostCardRow['author'] {
  const { id, username, firstName, lastName, avatar } = joined(tables.users.get(userId));
  return { id, username, firstName, lastName, avatar };
}

function postRow({ tables, indexes }: Store, id: string): PostRow {
  const post = joined(tables.posts.read(id));
  return { ...post, likes: indexes.likes.ofPost.count(id) };
}

export function postCard(store: Store, id: string): PostCardRow {
  const post = postRow(store, id);
  return { ...post, author: personCard(store, post.authorId) };
}

export function fullPost(store: Store, id: string): FullPostRow {
  const { tables, indexes } = store;
  const card = postCard(store, id);
  const { bio, isBlocked } = joined(tables.users.get(card.authorId));
  const followers = indexes.follows.ofAuthor.of(card.authorId).size;
  return {
    ...card,
    content: tables.contents.get(id)?.content ?? '',
    author: { ...card.author, bio, isBlocked, followers },
  };
}

export function commentCard(store: Store, id: string): CommentCardRow {
  const comment = joined(store.tables.comments.read(id));
  return { ...comment, author: personCard(store, comment.authorId) };
}

/** A follow as seen by the other of the two. */
export function followCard(
  store: Store,
  id: string,
  side: 'authorId' | 'followerId',
): FollowCardRow {
  const follow: FollowRow = joined(store.tables.follows.read(id));
  const account = personCard(store, follow[side]);
  const { isBlocked } = joined(store.tables.users.get(account.id));
  return { ...follow, account: { ...account, isBlocked } };
}

export function userCard({ tables }: Store, userId: string): UserCardRow {
  const user: UserRow = joined(tables.users.read(userId));
  const { id, username, firstName, lastName, avatar, role, isBlocked, createdAt } = user;
  return { id, username, firstName, lastName, avatar, role, isBlocked, createdAt };
}

export function countsOf({ indexes }: Store, id: string): UserCounts {
  const { follows, likes, comments, posts } = indexes;
  return {
    followers: follows.ofAuthor.of(id).size,
    following: follows.ofFollower.of(id).size,
    likes: likes.received.of(id).size,
    comments: comments.received.count(id),
    totalPosts: posts.ofAuthor.of(id).size,
    postPublished: posts.publishedOf.of(id).size,
  };
}
