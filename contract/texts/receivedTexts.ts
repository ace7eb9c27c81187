/** What the page says about comments under own posts. */
export const receivedTexts = {
  keys: 'a approves, h hides, r replies, m mutes. Ctrl+Enter sends.',
  failed: 'The comments under your posts could not be loaded.',
  none: {
    waiting: 'No comment waits for your approval.',
    all: 'Nobody has commented on your posts yet.',
    unanswered: 'You have answered all comments under your posts.',
  },
  muted: 'Muted. You no longer see what this person writes.',
  answered: 'You answered.',
} as const;
