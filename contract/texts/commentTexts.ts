/** Texts about comments. A failure text is shown only if the API sends no message. */
export const commentTexts = {
  moreFailed: 'Failed to load more comments.',
  addFailed: 'Failed to comment on the blog post.',
  updateFailed: 'Failed to update comment on the blog post.',
  deleteFailed: 'Failed to delete comment on the blog post.',
  added: 'Commented on post successfully.',
  updated: 'Updated your comment successfully.',
  likeFailed: 'Failed to like the comment.',
  unlikeFailed: 'Failed to unlike the comment.',
  deleted: 'Deleted your comment successfully.',
} as const;
