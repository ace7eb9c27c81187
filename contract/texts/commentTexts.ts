import { apiLimits } from '../apiLimits';
import { groupDigits } from '../groupDigits';
import { limits } from '../limits';

/** Texts about comments. A failure text is shown only if the API sends no message. */
export const commentTexts = {
  moreFailed: 'Failed to load more comments.',
  addFailed: 'Failed to comment on the blog post.',
  updateFailed: 'Failed to update comment on the blog post.',
  deleteFailed: 'Failed to delete comment on the blog post.',
  added: 'Commented on post successfully.',
  updated: 'Updated your comment successfully.',
  ownFailed: 'Your comments could not be loaded.',
  likeFailed: 'Failed to like the comment.',
  unlikeFailed: 'Failed to unlike the comment.',
  deleted: 'Deleted your comment successfully.',
  /** At the box. */
  markdownHint: 'Markdown works: **bold**, *italic*, `code`, > quote.',
} as const;

/** The texts about new comments that are not shown yet. */
export function newCommentsText(count: number) {
  if (count === 1) return '1 new comment';
  return count >= apiLimits.newComments
    ? `${apiLimits.newComments}+ new comments`
    : `${count} new comments`;
}

/** The button that loads the next page of the replies of a thread. It says how many of those that are left it shows. */
export function showReplies(left: number, which: 'earlier' | 'more') {
  const page = left > limits.pageSize ? `${limits.pageSize} of ` : '';
  return `Show ${page}${groupDigits(left)} ${which} ${left === 1 ? 'reply' : 'replies'}`;
}
