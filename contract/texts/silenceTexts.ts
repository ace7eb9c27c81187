/** Texts about muted posts and threads. A failure text is shown only if the API sends no message. */
export const silenceTexts = {
  failed: 'Your notifications could not be changed.',
} as const;
