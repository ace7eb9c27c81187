import type { Tables } from '../../memory/tables/tables';
import type { ReportSubjectRow } from '../../rows/communityRows';

type SubjectIds = Pick<ReportSubjectRow, 'postId' | 'commentId' | 'profileId' | 'headingId'>;

/** What was reported, and whose it is. */
export function subjectOf(tables: Tables, { postId, commentId, profileId, headingId }: SubjectIds) {
  const comment = tables.comments.get(commentId ?? '');
  const post = tables.posts.get(comment?.postId ?? postId ?? '');
  const heading = tables.headings.get(headingId ?? '');
  const author = comment ? comment.authorId : (post?.authorId ?? heading?.userId ?? profileId);
  return { comment, post, heading, writer: tables.users.get(author ?? '') };
}
