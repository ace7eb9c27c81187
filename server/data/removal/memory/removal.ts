import { emailKey } from '../../accounts/emailKey';
import type { Orphans } from '../../files/filePort';
import type { Tables, TablesByName } from '../../memory/tables/tables';
import { removeNotificationsAbout, withdraw } from '../../notifications/memory/notify';
import { endSaving } from '../../notifications/memory/passageNotifications';
import { reportSource } from '../../notifications/notificationSources';
import type { CommentRow } from '../../rows/communityRows';
import { referrersOf } from '../../rows/keys';
import type { TableName } from '../../rows/rowSchemas';
import type { ResourceRow } from '../../rows/rows';

/** An entry goes with the last of its reports. */
function removeReport(tables: Tables, key: string) {
  const report = tables.reports.remove(key);
  if (!report || tables.reports.list('subjectId', report.subjectId).length > 0) return;
  removeRow(tables, 'reportSubjects', report.subjectId);
}

/** Reports of a heading that was removed no longer wait for a moderator. */
function removeReportSubject(tables: Tables, id: string) {
  const subject = tables.reportSubjects.remove(id);
  if (!subject || subject.headingId === null) return;
  const ofSubject = reportSource(id, '');
  const events = tables.notificationEvents.rows();
  withdraw(
    tables,
    events.filter(({ source }) => source.startsWith(ofSubject)),
  );
}

/** Removes a row with the rows that name it, and what triggers of the database remove with them. */
export function removeRow(tables: Tables, name: TableName, key: string) {
  const byName: TablesByName = tables;
  for (const referrer of referrersOf(name))
    for (const gone of tables[referrer].release(name, key)) removeRow(tables, referrer, gone);
  if (name === 'reports') removeReport(tables, key);
  else if (name === 'reportSubjects') removeReportSubject(tables, key);
  else if (name === 'notificationEvents') {
    const event = tables.notificationEvents.get(key);
    if (event) withdraw(tables, [event]);
  } else byName[name].remove(key);
}

/** Removes uploaded files' rows and returns the names of the files. */
export function removeResources({ resources }: Tables, rows: readonly ResourceRow[]) {
  for (const { id } of rows) resources.remove(id);
  return rows.map(({ name }) => name);
}

const emptied = {
  authorId: null,
  text: '',
  quote: '',
  state: 'removed',
  stateBy: null,
  stateReason: '',
  removedAt: null,
} as const;

/** Removes a comment. One with replies stays without text and author until its last reply goes. */
export function removeComment(tables: Tables, { id, parentId }: CommentRow) {
  const { comments, commentLikes } = tables;
  const comment = comments.get(id);
  const hasReplies = () => comments.list('parentId', id).length > 0;
  if (comment && hasReplies()) {
    removeNotificationsAbout(tables, id);
    for (const like of commentLikes.list('commentId', id)) commentLikes.remove(like);
    comments.put({ ...comment, ...emptied });
    return;
  }
  removeRow(tables, 'comments', id);
  const parent = parentId === null ? null : comments.get(parentId);
  if (parent?.authorId === null && comments.list('parentId', parent.id).length === 0)
    removeRow(tables, 'comments', parent.id);
}

/** Removes a post with everything that belongs to it, and returns its files. */
export function removePost(tables: Tables, id: string): Orphans {
  const { posts, pendingPosts, resources } = tables;
  const image = posts.get(id)?.image ?? '';
  const ofPending = [pendingPosts.get(id)?.image ?? ''].filter((other) => other !== '');
  const files = removeResources(tables, resources.list('postId', id));
  removeRow(tables, 'posts', id);
  return { files, pictures: [image, ...ofPending] };
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

/** Removes the passages of the account, and withdraws the notifications of their authors. */
function removePassages(tables: Tables, userId: string) {
  for (const { id, postId } of tables.passages.list('userId', userId)) {
    tables.passages.remove(id);
    if (postId !== null) endSaving(tables, postId, userId);
  }
}

/** Removes an account with everything it gave and received, and returns its files. */
export function removeUser(tables: Tables, id: string): Orphans {
  const { users, posts, comments, refusedAddresses } = tables;
  const ofPosts = posts.list('authorId', id).map((post) => removePost(tables, post.id));
  for (const comment of comments.list('authorId', id).filter(({ parentId }) => parentId !== null))
    removeComment(tables, comment);
  for (const comment of comments.list('authorId', id)) removeComment(tables, comment);
  removePassages(tables, id);
  const files = removeOwnResources(tables, id);
  const user = users.get(id);
  removeRow(tables, 'users', id);
  refusedAddresses.remove(emailKey(user?.email ?? ''));
  return {
    files: [...ofPosts.flatMap((post) => post.files), ...files],
    pictures: [...ofPosts.flatMap((post) => post.pictures), user?.avatar ?? '', user?.cover ?? ''],
  };
}
