/** Texts about following authors. A failure text is shown only if the API sends no message. */
export const followTexts = {
  followFailed: 'Failed to follow the author.',
  statusFailed: 'Failed to get the follow status',
  followersFailed: 'Failed to get the followers',
  followingFailed: 'Failed to get the followed Authors.',
} as const;
