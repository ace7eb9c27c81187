/** Texts about muted people. A failure text is shown only if the API sends no message. */
export const muteTexts = {
  muteFailed: 'The person could not be muted.',
  unmuteFailed: 'The person could not be unmuted.',
  /** Before the name of the person. */
  isMuted: 'You have muted',
  listFailed: 'The muted people could not be loaded.',
} as const;

/** What the API answers when a post or thread is muted or unmuted. */
export const silenceMessages = {
  post: 'You no longer get notifications about this post.',
  postEnded: 'You get notifications about this post again.',
  thread: 'You no longer get notifications about this thread.',
  threadEnded: 'You get notifications about this thread again.',
} as const;

/** Texts about muted posts and threads. A failure text is shown only if the API sends no message. */
export const silenceTexts = {
  failed: 'Your notifications could not be changed.',
} as const;
