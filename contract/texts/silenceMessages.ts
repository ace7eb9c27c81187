/** What the API answers when a post or thread is muted or unmuted. */
export const silenceMessages = {
  post: 'You no longer get notifications about this post.',
  postEnded: 'You get notifications about this post again.',
  thread: 'You no longer get notifications about this thread.',
  threadEnded: 'You get notifications about this thread again.',
} as const;
