/** Fixed texts. A server's own message goes before a failure text. */
export const followTexts = {
  followFailed: 'Failed to follow the author.',
  statusFailed: 'Failed to get the follow status',
  followersFailed: 'Failed to get the followers',
  followingFailed: 'Failed to get the followed Authors.',
} as const;
