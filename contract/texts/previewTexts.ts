/** Texts about links to drafts, if the API sends no message. */
export const previewTexts = {
  createFailed: 'The link could not be made.',
  endFailed: 'The link could not be ended.',
} as const;
