/** The texts of a page while it loads, and when loading failed. */
export const loadingTexts = {
  posts: 'Loading posts',
  post: 'Loading the post',
  editor: 'Opening the editor',
  history: 'Loading the history',
  postsNeedScript: 'Showing posts needs JavaScript, which is off in this browser.',
  formNeedsScript: 'This form needs JavaScript, which is off in this browser.',
  pageNeedsScript: 'This page needs JavaScript, which is off in this browser.',
  postUnreachable:
    'The connection or our server failed. The post opens as soon as the server answers.',
  postsFailed: 'The posts could not be loaded.',
} as const;
