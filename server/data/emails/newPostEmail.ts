import { hour } from '@contract/durations';
import * as v from 'valibot';
import type { EmailRow, NewPost, SubscriberRow } from '../rows/rows';

/** After all e-mails that somebody waits for. */
export const newPostPriority = 2;

/** A subscriber gets one e-mail about new posts within this time, in milliseconds. */
export const newPostPause = hour;

/** How many posts an e-mail lists; later ones wait for the next e-mail. */
export const postsOfLetter = 50;

/** Comes after the ids of all subscribers: an announcement that ends here is stopped. */
export const afterAllSubscribers = '~';

/** What an e-mail about new posts stores. */
export const newPostData = v.object({ postIds: v.array(v.string()), subscriberId: v.string() });

const parseData = (data: string) => v.parse(v.pipe(v.string(), v.parseJson(), newPostData), data);

/** Whether subscribers are notified of a post when it is stored: one that is moved here has its older date. */
export const isAnnounced = ({ isPublished, publishedAt, createdAt }: Omit<NewPost, 'content'>) =>
  isPublished && publishedAt !== null && publishedAt >= createdAt;

/** The e-mail that notifies a subscriber of a post. Its id makes it unique. */
export function newPostLetter(
  { id: subscriberId, email, lastLetterAt }: SubscriberRow,
  { postId, now }: { postId: string; now: number },
): EmailRow {
  return {
    id: `${postId}.${subscriberId}`,
    kind: 'newPost',
    userId: null,
    email,
    data: JSON.stringify({ postIds: [postId], subscriberId }),
    priority: newPostPriority,
    createdAt: now,
    dueAt: lastLetterAt === null ? now : Math.max(now, lastLetterAt + newPostPause),
    attempts: 0,
    failure: '',
    failedAt: null,
  };
}

/** The e-mail with one more post; null if it is full, failed, or was started to be sent. */
export function withPost(letter: EmailRow, postId: string): EmailRow | null {
  const { postIds, ...data } = parseData(letter.data);
  const isOpen = letter.attempts === 0 && letter.failedAt === null;
  if (!isOpen || postIds.length >= postsOfLetter) return null;
  return { ...letter, data: JSON.stringify({ postIds: [...postIds, postId], ...data }) };
}
