import type { CommentRow, ReportRow } from '../communityRows';
import { emailKey } from '../emailKey';
import type { Orphans } from '../filePort';
import { reportSource } from '../notificationSources';
import type { ResourceRow } from '../rows';
import { keysOf } from './rowKeys';
import type { Tables } from './tables';
import { removeNotificationsAbout, removeNotificationsOf, untellSource } from './tell';
import { untellKept } from './tellKept';

/** Removes uploaded files' rows and returns the names of the files. */
export function removeResources({ resources }: Tables, rows: readonly ResourceRow[]) {
  for (const { id } of rows) resources.remove(id);
  return rows.map(({ name }) => name);
}

function removeLikes({ commentLikes }: Tables, id: string) {
  for (const like of commentLikes.list('commentId', id))
    commentLikes.remove(keysOf.commentLikes(like));
}

/** Removes what was reported with all its reports. */
export function removeReported(tables: Tables, subjectId: string) {
  for (const { id, headingId } of tables.reportSubjects.list('bySubject', subjectId)) {
    for (const report of tables.reports.list('subjectId', id)) {
      tables.reports.remove(keysOf.reports(report));
      if (headingId !== null) untellSource(tables, reportSource(id, report.reporterId));
    }
    tables.reportSubjects.remove(id);
  }
}

/** Removes reports, and the entries that have none left. */
export function removeReports(
  { reports, reportSubjects }: Pick<Tables, 'reports' | 'reportSubjects'>,
  removed: readonly ReportRow[],
) {
  for (const report of removed) {
    reports.remove(keysOf.reports(report));
    if (reports.list('subjectId', report.subjectId).length === 0)
      reportSubjects.remove(report.subjectId);
  }
}

/** Removes what an account muted and reported, what others did so about it, and its restrictions. */
function removeModeration(tables: Tables, id: string) {
  const { mutes, reports, reportSubjects, restrictions } = tables;
  for (const restriction of restrictions.list('userId', id)) restrictions.remove(restriction.id);
  for (const mute of mutes.list('userId', id)) mutes.remove(keysOf.mutes(mute));
  for (const mute of mutes.list('mutedId', id)) mutes.remove(keysOf.mutes(mute));
  removeReported(tables, id);
  removeReports(tables, reports.list('reporterId', id));
  for (const subject of reportSubjects.list('decidedBy', id))
    reportSubjects.put({ ...subject, decidedBy: null });
}

function deleteComment(tables: Tables, id: string) {
  removeNotificationsAbout(tables, id);
  removeReported(tables, id);
  removeLikes(tables, id);
  tables.comments.remove(id);
}

const emptied = {
  authorId: null,
  text: '',
  quote: '',
  state: 'removed',
  stateBy: null,
  stateReason: '',
} as const;

/** Removes a comment. One with replies stays without text and author until its last reply goes. */
export function removeComment(tables: Tables, { id, parentId }: CommentRow) {
  const { comments } = tables;
  const comment = comments.get(id);
  const hasReplies = () => comments.list('parentId', id).length > 0;
  if (comment && hasReplies()) {
    removeNotificationsAbout(tables, id);
    removeLikes(tables, id);
    comments.put({ ...comment, ...emptied });
    return;
  }
  deleteComment(tables, id);
  const parent = parentId === null ? null : comments.get(parentId);
  if (parent?.authorId === null && comments.list('parentId', parent.id).length === 0)
    deleteComment(tables, parent.id);
}

/** The words that members keep stay without their post. */
function removePostFromBooks({ passages, postQuotes, detachments }: Tables, id: string) {
  for (const passage of passages.list('postId', id)) passages.put({ ...passage, postId: null });
  for (const quote of [...postQuotes.list('postId', id), ...postQuotes.list('quotedPostId', id)])
    postQuotes.remove(keysOf.postQuotes(quote));
  for (const detachment of detachments.list('postId', id))
    detachments.remove(keysOf.detachments(detachment));
}

function removeBook(tables: Tables, userId: string) {
  const { headings, passages, detachments } = tables;
  for (const { id, postId } of passages.list('userId', userId)) {
    passages.remove(id);
    if (postId !== null) untellKept(tables, postId, userId);
  }
  for (const { id } of headings.list('userId', userId)) {
    removeReported(tables, id);
    headings.remove(id);
  }
  for (const detachment of detachments.list('userId', userId))
    detachments.remove(keysOf.detachments(detachment));
}

/** Removes a post with everything that belongs to it, and returns its files. */
export function removePost(tables: Tables, id: string): Orphans {
  for (const like of tables.likes.list('postId', id)) tables.likes.remove(keysOf.likes(like));
  for (const comment of tables.comments.list('postId', id)) deleteComment(tables, comment.id);
  for (const { urlKey } of tables.formerUrls.list('postId', id)) tables.formerUrls.remove(urlKey);
  for (const read of tables.reads.list('postId', id)) tables.reads.remove(keysOf.reads(read));
  removeReported(tables, id);
  removeNotificationsAbout(tables, id);
  removePostFromBooks(tables, id);
  tables.contents.remove(id);
  tables.previews.remove(id);
  tables.announcements.remove(id);
  for (const revision of tables.revisions.list('postId', id))
    tables.revisions.remove(keysOf.revisions(revision));
  const image = tables.posts.remove(id)?.image ?? '';
  return { files: removeResources(tables, tables.resources.list('postId', id)), pictures: [image] };
}

/** Removes the user's files; one that someone else's post shows passes to the post's author. */
function removeOwnResources(tables: Tables, ownerId: string) {
  const { posts, resources } = tables;
  const own = [...resources.list('ownerId', ownerId)];
  const authorOf = ({ postId }: ResourceRow) => posts.get(postId ?? '')?.authorId;
  for (const resource of own) {
    const author = authorOf(resource);
    if (author !== undefined) resources.put({ ...resource, ownerId: author });
  }
  return removeResources(
    tables,
    own.filter((resource) => authorOf(resource) === undefined),
  );
}

/** Removes what the account follows besides authors, and what it has read. */
function removeFollowing({ topicFollows, reads }: Tables, id: string) {
  for (const topic of topicFollows.list('userId', id))
    topicFollows.remove(keysOf.topicFollows(topic));
  for (const read of reads.list('userId', id)) reads.remove(keysOf.reads(read));
}

/** Removes an account with everything it gave and received, and returns its files. */
export function removeUser(tables: Tables, id: string): Orphans {
  const {
    comments,
    commentLikes,
    clientIds,
    likes,
    follows,
    formerUsernames,
    sessions,
    devices,
    tokens,
    letters,
  } = tables;
  const ofPosts = tables.posts.list('authorId', id).map((post) => removePost(tables, post.id));
  for (const comment of comments.list('authorId', id).filter(({ parentId }) => parentId !== null))
    removeComment(tables, comment);
  for (const comment of comments.list('authorId', id)) removeComment(tables, comment);
  for (const like of commentLikes.list('userId', id))
    commentLikes.remove(keysOf.commentLikes(like));
  for (const used of clientIds.list('userId', id)) clientIds.remove(keysOf.clientIds(used));
  for (const like of likes.list('userId', id)) likes.remove(keysOf.likes(like));
  for (const follow of follows.list('authorId', id)) follows.remove(follow.id);
  for (const follow of follows.list('followerId', id)) follows.remove(follow.id);
  for (const name of formerUsernames.list('userId', id)) formerUsernames.remove(name.usernameKey);
  for (const session of sessions.list('userId', id)) sessions.remove(session.id);
  for (const device of devices.list('userId', id)) devices.remove(device.hash);
  for (const token of tokens.list('userId', id)) tokens.remove(keysOf.tokens(token));
  for (const letter of letters.list('userId', id)) letters.remove(letter.id);
  for (const { id: subscriberId } of tables.subscribers.list('authorId', id))
    tables.subscribers.remove(subscriberId);
  for (const revision of tables.revisions.list('savedBy', id))
    tables.revisions.put({ ...revision, savedBy: null });
  for (const entry of tables.moderationLog.list('actorId', id))
    tables.moderationLog.put({ ...entry, actorId: null });
  removeFollowing(tables, id);
  removeBook(tables, id);
  removeModeration(tables, id);
  removeNotificationsOf(tables, id);
  const files = removeOwnResources(tables, id);
  const user = tables.users.remove(id);
  tables.refusedAddresses.remove(emailKey(user?.email ?? ''));
  return {
    files: [...ofPosts.flatMap((post) => post.files), ...files],
    pictures: [...ofPosts.flatMap((post) => post.pictures), user?.avatar ?? '', user?.cover ?? ''],
  };
}
