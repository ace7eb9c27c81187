import type { LetterRow, NewPost } from './rows';

/** After all letters that somebody waits for. */
export const newPostPriority = 2;

/** Whether subscribers are told about a post when it is stored: one that is moved here keeps its older date. */
export const isAnnounced = ({ isPublished, publishedAt, createdAt }: Omit<NewPost, 'content'>) =>
  isPublished && publishedAt !== null && publishedAt >= createdAt;

/** The letter that tells a subscriber about a post. Its id makes it unique. */
export function newPostLetter(
  { id: subscriberId, email }: { id: string; email: string },
  { postId, now }: { postId: string; now: number },
): LetterRow {
  return {
    id: `${postId}.${subscriberId}`,
    kind: 'newPost',
    userId: null,
    email,
    data: JSON.stringify({ postId, subscriberId }),
    priority: newPostPriority,
    createdAt: now,
    dueAt: now,
    attempts: 0,
    failure: '',
    failedAt: null,
  };
}
