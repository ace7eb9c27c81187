/** Texts about following authors. A failure text is shown only if the API sends no message. */
export const followTexts = {
  followFailed: 'Failed to follow the author.',
  statusFailed: 'Failed to get the follow status',
  followersFailed: 'Failed to get the followers',
  followingFailed: 'Failed to get the followed Authors.',
} as const;

/** Texts about followed topics, and the posts of all that a member follows. */
export const followingTexts = {
  failed: 'Failed to load the posts of those you follow.',
  moreFailed: 'Failed to load more posts.',
  topicFailed: 'Failed to follow the topic.',
  topicStatusFailed: 'Failed to change what you follow.',
  topicsFailed: 'Failed to get the topics that you follow.',
  none: 'There are no posts by those you follow yet.',
} as const;
