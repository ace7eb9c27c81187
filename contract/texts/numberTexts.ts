/** Texts about how often posts are read. A failure text is shown only if the API sends no message. */
export const numberTexts = {
  counted: 'Thank you for reading.',
  fetched: 'Numbers fetched successfully',
  loadFailed: 'The numbers could not be loaded.',
} as const;
