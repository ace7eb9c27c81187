/** Texts about notifications. A failure text is shown only if the API sends no message. */
export const notificationTexts = {
  listFailed: 'The notifications could not be loaded.',
  /** Of the list and each part of it. */
  nothing: {
    all: 'Nothing has happened yet. Answers, mentions, likes and new followers appear here.',
    answers: 'No answers, mentions or comments on your posts yet.',
    likes: 'No likes, kept passages or new followers yet.',
    moderation: 'No decisions about your comments or posts yet.',
  },
  seenKey: 'e marks it as read.',
  seenFailed: 'The notifications could not be marked as read.',
  choicesFailed: 'Your choices could not be loaded.',
  emailsOff: 'E-mails about notifications are off.',
  emailsLeft: 'E-mails about your account, such as a link for a new password, are always sent.',
  saveFailed: 'Your choice could not be saved.',
} as const;
