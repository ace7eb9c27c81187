import { can } from '@contract/permissions';
import { bookMessages } from '@contract/texts/bookMessages';
import type { ReportedSubject } from '@server/data/moderation/reportPort';
import { accountNotFound } from '../accounts/accountErrors';
import { commentNotFound } from '../comments/readPlace';
import type { Call } from '../context';
import { notFound } from '../failure';
import { readablePostAccess } from '../posts/findPost';

/** A subject with its author: members can't report what they wrote themselves. */
type Found = { subject: ReportedSubject; authorId: string };

const none = { postId: null, commentId: null, profileId: null, headingId: null };

/** Throws 404 unless the viewer can read the comment. */
async function findComment(call: Call<'addReport'>, id: string): Promise<Found> {
  const { data } = call.ports;
  const comment = await data.comments.byId(id);
  if (!comment || comment.authorId === null || comment.state === 'removed') throw commentNotFound();
  const post = await readablePostAccess(call, comment.postId);
  const { authorId } = comment;
  const author = await data.users.byId(authorId);
  const isSeen =
    comment.state === 'shown' ||
    authorId === call.viewer.id ||
    can(call.viewer, 'decide comments', post);
  if (!isSeen || !author || author.isBlocked) throw commentNotFound();
  return { subject: { ...none, kind: 'comment', commentId: id }, authorId };
}

/** What the viewer reports; throws 404 unless they can see it. */
export async function findReported(call: Call<'addReport'>): Promise<Found> {
  const { kind, subjectId: id } = call.body;
  if (kind === 'comment') return findComment(call, id);
  if (kind === 'post') {
    const { authorId } = await readablePostAccess(call, id);
    return { subject: { ...none, kind, postId: id }, authorId };
  }
  if (kind === 'heading') {
    const heading = await call.ports.data.book.publicHeading({ id });
    if (!heading) throw notFound(bookMessages.bookNotFound);
    return { subject: { ...none, kind, headingId: id }, authorId: heading.userId };
  }
  const account = await call.ports.data.users.byId(id);
  if (!account || (account.isBlocked && !can(call.viewer, 'list users'))) throw accountNotFound();
  return { subject: { ...none, kind, profileId: id }, authorId: id };
}
