/** Texts about posts and likes of them. A failure text is shown only if the API sends no message. */
export const postTexts = {
  loadFailed: 'Failed to load the Post',
  saveFailed: 'The post could not be saved.',
  summaryFailed: 'Failed to generate summary. Please try again later.',
  summaryBroke: 'Failed to generate AI summary creeper',
  summarised: 'Summary generated successfully',
  fetched: 'Posts fetched successfully',
  untitled: 'Untitled',
  likeFailed: 'Failed to like the post',
  unlikeFailed: 'Failed to unlike the post',
  none: 'There are no posts available right now',
} as const;
