/** Texts about followed topics, and the posts of all that a member follows. */
export const followingTexts = {
  failed: 'Failed to load the posts of those you follow.',
  moreFailed: 'Failed to load more posts.',
  topicFailed: 'Failed to follow the topic.',
  topicStatusFailed: 'Failed to change what you follow.',
  topicsFailed: 'Failed to get the topics that you follow.',
  none: 'There are no posts by those you follow yet.',
} as const;
