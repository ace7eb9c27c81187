import { day } from '@contract/durations';
import { limits } from '@contract/limits';
import {
  commentSource,
  followSource,
  likeSource,
  postSource,
  reportSource,
  savedSource,
} from '@server/data/notifications/notificationSources';
import type { PassageRow } from '@server/data/rows/bookCardRows';
import type {
  CommentRow,
  NotificationEventRow,
  NotificationRow,
  ReportRow,
  ReportSubjectRow,
} from '@server/data/rows/communityRows';
import type { FollowRow, LikeRow, NewPost, UserRow } from '@server/data/rows/rows';
import { personas } from './personas';

const oldest = 21 * day;
/** What is older was seen. */
const unseenFor = 2 * day;

type Activity = {
  users: readonly UserRow[];
  posts: readonly NewPost[];
  comments: readonly CommentRow[];
  likes: readonly LikeRow[];
  follows: readonly FollowRow[];
  passages: readonly PassageRow[];
  reportSubjects: readonly ReportSubjectRow[];
  reports: readonly ReportRow[];
};
type Notice = Pick<NotificationRow, 'userId' | 'kind'> &
  Partial<Pick<NotificationRow, 'postId' | 'commentId' | 'profileId'>> & {
    event: Omit<NotificationEventRow, 'notificationId' | 'decision' | 'reason'>;
  };

function notifyOfComments({ users, posts, comments }: Activity): Notice[] {
  const authorOf = new Map(posts.map(({ id, authorId }) => [id, authorId]));
  const writerOf = new Map(comments.map(({ id, authorId }) => [id, authorId]));
  const deciders = users.filter(({ role }) => role !== 'user').map(({ id }) => id);
  return comments.flatMap(({ id, postId, parentId, blockId, authorId, state, createdAt }) => {
    const event = { source: commentSource(id), actorId: authorId, commentId: id, createdAt };
    const author = authorOf.get(postId) ?? '';
    if (state === 'held') {
      const recipients = new Set([author, ...deciders]);
      return Array.from(recipients, (userId): Notice => ({ userId, kind: 'held', postId, event }));
    }
    const answered = parentId === null ? null : (writerOf.get(parentId) ?? null);
    const kind = blockId === null || parentId !== null ? 'comment' : 'remark';
    const toAuthor: Notice = { userId: author, kind, postId, event };
    if (answered === null) return [toAuthor];
    const toAnswered: Notice = {
      userId: answered,
      kind: 'reply',
      postId,
      commentId: parentId,
      event,
    };
    return answered === author ? [toAnswered] : [toAnswered, toAuthor];
  });
}

function notifyOfReactions({ posts, likes, follows }: Activity): Notice[] {
  const authorOf = new Map(posts.map(({ id, authorId }) => [id, authorId]));
  const nothing = { commentId: null };
  const liked = likes.map(({ postId, userId: actorId, createdAt }): Notice => {
    const event = { source: likeSource(postId, actorId), actorId, ...nothing, createdAt };
    return { userId: authorOf.get(postId) ?? '', kind: 'likes', postId, event };
  });
  const followed = follows.map(({ id, authorId, followerId, createdAt }): Notice => {
    const event = { source: followSource(id), actorId: followerId, ...nothing, createdAt };
    return { userId: authorId, kind: 'follower', event };
  });
  const published = posts.flatMap(({ id: postId, authorId, publishedAt }) =>
    follows
      .filter((follow) => publishedAt !== null && follow.authorId === authorId)
      .filter(({ createdAt }) => createdAt <= (publishedAt ?? 0))
      .map(({ followerId }): Notice => {
        const source = postSource(postId);
        const event = { source, actorId: authorId, ...nothing, createdAt: publishedAt ?? 0 };
        return { userId: followerId, kind: 'post', postId, event };
      }),
  );
  return [...liked, ...followed, ...published];
}

function notifyOfReports({ users, reportSubjects, reports }: Activity): Notice[] {
  const deciders = users.filter(({ role }) => role !== 'user');
  const subjects = new Map(reportSubjects.map((subject) => [subject.id, subject]));
  return reports.flatMap(({ subjectId, reporterId, createdAt }) => {
    const subject = subjects.get(subjectId);
    if (!subject) return [];
    const { postId, commentId, profileId } = subject;
    const source = reportSource(subjectId, reporterId);
    const event = { source, actorId: null, commentId: null, createdAt };
    return deciders.map(
      ({ id: userId }): Notice => ({ userId, kind: 'report', postId, commentId, profileId, event }),
    );
  });
}

/** Authors are notified from three people on, and never learn who they are. */
function notifyOfSavedPassages({ posts, passages }: Activity): Notice[] {
  return posts.flatMap(({ id: postId, authorId }) => {
    const saved = passages.filter(
      ({ quote, userId, ...row }) => row.postId === postId && quote !== '' && userId !== authorId,
    );
    const keepers = new Set(saved.map(({ userId }) => userId));
    if (keepers.size < limits.keepers) return [];
    const createdAt = Math.max(...saved.map((row) => row.createdAt));
    return Array.from(keepers, (userId): Notice => {
      const source = savedSource(postId, userId);
      const event = { source, actorId: null, commentId: null, createdAt };
      return { userId: authorId, kind: 'kept', postId, event };
    });
  });
}

/** The notifications of the personas in the last weeks. */
export function createNotifications(activity: Activity, now: number) {
  const names = new Set(personas.map(({ username }) => `user-${username}`));
  const all = [notifyOfComments, notifyOfReactions, notifyOfSavedPassages, notifyOfReports]
    .flatMap((tellAll) => tellAll(activity))
    .filter(({ userId, event }) => names.has(userId) && event.actorId !== userId)
    .filter(({ event }) => event.createdAt > now - oldest && event.createdAt <= now);
  const rows = new Map<string, NotificationRow>();
  const events: NotificationEventRow[] = [];
  for (const { event, ...notice } of all) {
    const isSeen = event.createdAt <= now - unseenFor;
    const { userId, kind, postId = null, commentId = null, profileId = null } = notice;
    const key = `${userId} ${kind} ${commentId ?? postId ?? profileId ?? ''} ${isSeen}`;
    const id = rows.get(key)?.id ?? `told-${rows.size + 1}`;
    const createdAt = Math.max(rows.get(key)?.createdAt ?? 0, event.createdAt);
    rows.set(key, {
      id,
      userId,
      kind,
      postId,
      commentId,
      profileId,
      title: null,
      createdAt,
      isSeen,
    });
    events.push({ notificationId: id, ...event, decision: null, reason: '' });
  }
  return { notifications: [...rows.values()], notificationEvents: events };
}
