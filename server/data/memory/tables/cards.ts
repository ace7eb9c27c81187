import type {
  FollowCardRow,
  FollowRow,
  FullPostRow,
  PostAccessRow,
  PostCardRow,
  StoredPost,
  UserCardRow,
  UserCounts,
  UserRow,
} from '../../rows/rows';
import { shownComments } from './access';
import type { Tables } from './tables';

function userOf({ users }: Tables, id: string): UserRow {
  const user = users.get(id);
  if (!user) throw new Error(`A row points to the missing user ${id}.`);
  return user;
}

export function personCard(tables: Tables, userId: string): PostCardRow['author'] {
  const { id, username, firstName, lastName, avatar } = userOf(tables, userId);
  return { id, username, firstName, lastName, avatar };
}

export function postCard(tables: Tables, post: StoredPost): PostCardRow {
  return {
    ...post,
    tags: [...post.tags],
    likes: tables.likes.list('postId', post.id).length,
    author: personCard(tables, post.authorId),
  };
}

export function fullPost(tables: Tables, post: StoredPost): FullPostRow {
  const { id, bio, isBlocked } = userOf(tables, post.authorId);
  const followers = tables.follows.list('authorId', id).length;
  return {
    ...postCard(tables, post),
    content: tables.contents.get(post.id)?.content ?? '',
    author: { ...personCard(tables, id), bio, isBlocked, followers },
  };
}

export function postAccess(tables: Tables, post: StoredPost): PostAccessRow {
  const { id, url, authorId, isPublished, commentsClosed } = post;
  const { isBlocked } = userOf(tables, authorId);
  return { id, url, authorId, isPublished, commentsClosed, author: { isBlocked } };
}

/** A follow with the account on its other side. */
export function followCard(
  tables: Tables,
  follow: FollowRow,
  side: 'authorId' | 'followerId',
): FollowCardRow {
  const { id, isBlocked } = userOf(tables, follow[side]);
  return { ...follow, account: { ...personCard(tables, id), isBlocked } };
}

export function userCard(user: UserRow): UserCardRow {
  const { id, username, firstName, lastName, email, avatar, role, createdAt } = user;
  const { isBlocked, awaitsApproval } = user;
  const names = { id, username, firstName, lastName, email, avatar };
  return { ...names, role, isBlocked, awaitsApproval, createdAt };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

export function userCounts(tables: Tables, id: string): UserCounts {
  const { posts, likes, follows, passages } = tables;
  const own = posts.list('authorId', id);
  return {
    followers: follows.list('authorId', id).length,
    following: follows.list('followerId', id).length,
    likes: sum(own.map((post) => likes.list('postId', post.id).length)),
    comments: sum(own.map((post) => shownComments(tables, post.id).length)),
    totalPosts: own.length,
    postPublished: own.filter(({ isPublished }) => isPublished).length,
    hasKeptWords: passages.list('userId', id).some(({ quote }) => quote !== ''),
  };
}
