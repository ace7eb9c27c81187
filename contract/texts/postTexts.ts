/** Texts about posts. A failure text is shown only if the API sends no message. */
export const postTexts = {
  createFailed: 'Failed to create the Post',
  updateFailed: 'Failed to update the Post',
  loadFailed: 'Failed to load the Post',
  deleteFailed: 'Failed to delete the Post',
  summaryFailed: 'Failed to generate summary. Please try again later.',
  summaryBroke: 'Failed to generate AI summary creeper',
  created: 'Blog Post created Successfully',
  updated: 'Blog Post updated Successfully',
  draftSaved: 'Draft saved',
  summarised: 'Summary generated successfully',
  fetched: 'Posts fetched successfully',
  deleteQuestion:
    "Are you sure you want to delete this post? All of post's Data including content, likes and comments will be removed permanently. This action cannot be undone.",
  urlChanged: 'The address of the post has been changed.',
  urlChangeFailed: 'The address could not be changed.',
  urlTaken: 'This post url is already taken.',
  none: 'There are no posts available right now',
} as const;
