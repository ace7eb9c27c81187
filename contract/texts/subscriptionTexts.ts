/** Texts of the pages on which people ask for new posts by e-mail. A failure text is shown only if the API sends no message. */
export const subscriptionTexts = {
  askFailed: 'Failed to send the confirmation e-mail',
  confirmFailed: 'Failed to confirm this address',
  stopFailed: 'Failed to stop these letters',
  emailMissing: 'Please enter your e-mail address.',
} as const;
