/** Texts about notifications. A failure text is shown only if the API sends no message. */
export const notificationTexts = {
  listFailed: 'The notifications could not be loaded.',
  seenFailed: 'The notifications could not be marked as seen.',
  choicesFailed: 'Your choices could not be loaded.',
  saveFailed: 'Your choice could not be saved.',
} as const;
