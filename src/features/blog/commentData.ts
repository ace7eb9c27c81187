import type { Comment } from '@contract/entities';
import type { Cache } from '@/store/cache';

/** The loaded comments of a post, newest first. */
export type CommentData = { comments: Comment[]; areMore: boolean };

/** The first `most` comments. */
export function firstComments({ comments, areMore }: CommentData, most: number): CommentData {
  return { comments: comments.slice(0, most), areMore: areMore || comments.length > most };
}

/** Adds the next page. A comment that is already loaded has moved there because newer ones were added. */
export function joinComments(before: CommentData, next: CommentData): CommentData {
  const known = new Set(before.comments.map(({ _id: id }) => id));
  const added = next.comments.filter(({ _id: id }) => !known.has(id));
  return { comments: [...before.comments, ...added], areMore: next.areMore };
}

export function withoutCommentsBy(cache: Cache<CommentData>, authorId: string): Cache<CommentData> {
  return cache.map((entry) => ({
    ...entry,
    data: entry.data && {
      ...entry.data,
      comments: entry.data.comments.filter(({ commentAuthor }) => commentAuthor.id !== authorId),
    },
  }));
}
