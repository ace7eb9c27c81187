/** What a page says while it loads, and when loading failed. */
export const loadingTexts = {
  posts: 'Loading posts',
  post: 'Loading the post',
  editor: 'Opening the editor',
  postsFailed: 'The posts could not be loaded.',
} as const;
