import { moderationPath, publicBookPath } from '@contract/furtherPaths';
import { paths, postPath, profilePath } from '@contract/pages';
import { commentPath } from '@contract/postAnchors';
import type { CommentRow, LogRow, ReportEntryRow } from '@server/data/rows/communityRows';
import type { PostAccessRow, UserRow } from '@server/data/rows/rows';

/** The subject of an entry of the log. */
export type LogSubject = Pick<LogRow, 'subjectKind' | 'subjectId' | 'subjectUrl' | 'personId'>;

export const accountSubject = ({ id, username }: Pick<UserRow, 'id' | 'username'>): LogSubject => ({
  subjectKind: 'account',
  subjectId: id,
  subjectUrl: profilePath(username),
  personId: id,
});

export const postSubject = ({
  id,
  url,
  authorId,
}: Pick<PostAccessRow, 'id' | 'url'> & { authorId: string | null }): LogSubject => ({
  subjectKind: 'post',
  subjectId: id,
  subjectUrl: postPath(url),
  personId: authorId,
});

export const commentSubject = (
  postUrl: string,
  { id, authorId }: Pick<CommentRow, 'id' | 'authorId'>,
): LogSubject => ({
  subjectKind: 'comment',
  subjectId: id,
  subjectUrl: commentPath(postUrl, id),
  personId: authorId,
});

/** The setting that decides whose comments need a review. */
export const holdingSubject: LogSubject = {
  subjectKind: 'site',
  subjectId: 'site',
  subjectUrl: moderationPath('held'),
  personId: null,
};

/** The other settings of the site. */
export const settingsSubject: LogSubject = { ...holdingSubject, subjectUrl: paths.settings };

/** What was reported. */
export function reportedSubject({ kind, author, ...row }: ReportEntryRow): LogSubject {
  const id = row.postId ?? row.commentId ?? row.profileId ?? row.headingId ?? '';
  const authorId = author?.id ?? null;
  const username = author?.username ?? '';
  const subjectUrl = publicBookPath(username, row.slug);
  if (kind === 'profile') return accountSubject({ id, username });
  if (kind === 'comment') return commentSubject(row.postUrl, { id, authorId });
  if (kind === 'post') return postSubject({ id, url: row.postUrl, authorId });
  return { subjectKind: kind, subjectId: id, subjectUrl, personId: authorId };
}
