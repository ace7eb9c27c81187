/** Texts for those who write posts. A failure text is shown only if the API sends no message. */
export const writingTexts = {
  createFailed: 'Failed to create the Post',
  updateFailed: 'Failed to update the Post',
  deleteFailed: 'Failed to delete the Post',
  created: 'Blog Post created Successfully',
  updated: 'Blog Post updated Successfully',
  draftSaved: 'Draft saved',
  discardFailed: 'The changes could not be discarded',
  deleteQuestion:
    "Are you sure you want to delete this post? All of post's Data including content, likes and comments will be removed permanently. This action cannot be undone.",
  urlChanged: 'The address of the post has been changed.',
  urlChangeFailed: 'The address could not be changed.',
  changedElsewhere:
    'The post was changed elsewhere, and that version could not be loaded. Your work is kept on this device.',
  urlTaken: 'This post url is already taken.',
  brokenBlockTitle: 'Error',
  brokenBlock: 'The block can not be displayed correctly.',
  tooManyUrls: 'This post had twenty other addresses. You can only go back to one of them.',
} as const;
