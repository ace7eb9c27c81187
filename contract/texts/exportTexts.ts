/** Texts about the file with what a member has written. A failure text is shown only if the API sends no message. */
export const exportTexts = {
  fileName: 'commonplace.zip',
  saved: 'commonplace.zip saved',
  failed: 'The file could not be made.',
} as const;
