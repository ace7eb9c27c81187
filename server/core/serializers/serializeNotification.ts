import { changedPassagesPath, moderationPath, reviewPath } from '@contract/furtherPaths';
import type { Notification } from '@contract/notifications/notificationEntities';
import { paths, postPath } from '@contract/pages';
import { can, type Viewer } from '@contract/permissions';
import { commentPath } from '@contract/postAnchors';
import type { NotificationCardRow } from '@server/data/rows/communityRows';
import { beginnings, firstWords } from '@server/lib/firstWords';
import { shownWords, silenceableKinds } from '@server/rules/notifications';
import { serializePerson } from './serializeCards';
import { toIsoTime } from './serializeUser';

/**
 * Where the row leads: to the newest comment, or to what it is about. Moderators decide in their queue, keepers of
 * changed words in their book.
 */
function urlOf(
  { kind, post, commentId, newestComment, profileId, userId, decision }: NotificationCardRow,
  viewer: Viewer,
) {
  if (kind === 'follower') return paths.followers;
  if (kind === 'report') return moderationPath('reported');
  if (kind === 'passageChanged') return changedPassagesPath;
  if (kind === 'review') return reviewPath;
  const isOwnComment = profileId === userId;
  if (kind === 'held' && !isOwnComment && can(viewer, 'moderate')) return moderationPath('held');
  if (kind === 'decision' && !post) return decision === 'hidden' ? paths.book : '';
  if (!post) return paths.home;
  const comment = kind === 'likes' || isOwnComment ? commentId : (newestComment?.id ?? null);
  return comment === null ? postPath(post.url) : commentPath(post.url, comment);
}

/** What the member can silence; null if the row is about no post, or if its kind can't be silenced. */
function silenceableOf(row: NotificationCardRow) {
  const { kind, postId, commentId, times, threadId, isPostSilenced, isThreadSilenced } = row;
  if (postId === null || !silenceableKinds.includes(kind)) return null;
  // Several comments under a post can be in different threads.
  const isAboutOne = commentId !== null || times === 1;
  return {
    postId,
    isPostSilenced,
    ...(isAboutOne ? { threadId, isThreadSilenced } : { threadId: null, isThreadSilenced: false }),
  };
}

/** A notification for its recipient. */
export function serializeNotification(row: NotificationCardRow, viewer: Viewer): Notification {
  const { id, kind, post, title, actors, count, times, decision, reason, createdAt, isSeen } = row;
  const words = shownWords(row);
  const silenceable = silenceableOf(row);
  return {
    _id: id,
    kind,
    subject: { title: title ?? post?.title ?? '', url: urlOf(row, viewer) },
    actors: actors.map(serializePerson),
    count,
    times,
    ...(words === null ? {} : { words: firstWords(words, beginnings.notification) }),
    ...(decision === null ? {} : { decision }),
    ...(reason === '' ? {} : { reason }),
    ...(silenceable ? { silenceable } : {}),
    createdAt: toIsoTime(createdAt),
    isSeen,
  };
}
