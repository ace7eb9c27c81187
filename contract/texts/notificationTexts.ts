/** Texts about notifications. A failure text is shown only if the API sends no message. */
export const notificationTexts = {
  listFailed: 'The notifications could not be loaded.',
  /** Of the list and each part of it. */
  nothing: {
    all: 'Nothing has happened yet. Answers, mentions, likes and new followers appear here.',
    answers: 'Nobody has answered, mentioned you or commented on your posts yet.',
    likes: 'No likes, kept passages or new followers yet.',
    moderation: 'Nothing was decided about your comments and posts.',
  },
  seenKey: 'e marks it as read.',
  seenFailed: 'The notifications could not be marked as read.',
  choicesFailed: 'Your choices could not be loaded.',
  saveFailed: 'Your choice could not be saved.',
} as const;
