/** Fixed texts. A server's own message goes before a failure text. */
export const commentTexts = {
  addFailed: 'Failed to comment on the blog post.',
  updateFailed: 'Failed to update comment on the blog post.',
  deleteFailed: 'Failed to delete comment on the blog post.',
  added: 'Commented on post successfully.',
  updated: 'Updated your comment successfully.',
  deleted: 'Deleted your comment successfully.',
} as const;
