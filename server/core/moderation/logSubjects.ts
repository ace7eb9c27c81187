import { postPath, profilePath, publicBookPath } from '@contract/pages';
import { commentPath } from '@contract/postAnchors';
import type { LogRow, ReportEntryRow } from '@server/data/communityRows';
import type { PostAccessRow, UserRow } from '@server/data/rows';

/** What an entry of the log is about. */
export type LogSubject = Pick<LogRow, 'subjectKind' | 'subjectId' | 'subjectUrl'>;

export const accountSubject = ({ id, username }: Pick<UserRow, 'id' | 'username'>): LogSubject => ({
  subjectKind: 'account',
  subjectId: id,
  subjectUrl: profilePath(username),
});

export const postSubject = ({ id, url }: Pick<PostAccessRow, 'id' | 'url'>): LogSubject => ({
  subjectKind: 'post',
  subjectId: id,
  subjectUrl: postPath(url),
});

export const commentSubject = (postUrl: string, id: string): LogSubject => ({
  subjectKind: 'comment',
  subjectId: id,
  subjectUrl: commentPath(postUrl, id),
});

/** What was reported. */
export function reportedSubject({ kind, author, ...row }: ReportEntryRow): LogSubject {
  const id = row.postId ?? row.commentId ?? row.profileId ?? row.headingId ?? '';
  const username = author?.username ?? '';
  if (kind === 'profile') return accountSubject({ id, username });
  if (kind === 'comment') return commentSubject(row.postUrl, id);
  if (kind === 'post') return postSubject({ id, url: row.postUrl });
  return { subjectKind: kind, subjectId: id, subjectUrl: publicBookPath(username, row.slug) };
}
