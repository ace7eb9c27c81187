/** Fixed texts. A server's own message goes before a failure text. */
export const contactTexts = {
  progress: 'Submitting contact form',
  failed: 'Failed to Submit the form',
} as const;
