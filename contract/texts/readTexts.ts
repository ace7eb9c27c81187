/** Texts about posts that a reader has read. */
export const readTexts = {
  keepFailed: 'Failed to keep what you read in your account.',
  forgetFailed: 'Failed to forget what you have read.',
  forgotten: 'What you have read is forgotten.',
} as const;
