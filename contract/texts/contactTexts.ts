/** Texts about the contact form. A failure text is shown only if the API sends no message. */
export const contactTexts = {
  progress: 'Submitting contact form',
  failed: 'Failed to Submit the form',
} as const;
