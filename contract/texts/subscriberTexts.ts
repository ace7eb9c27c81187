/** Texts about letters with new posts. A failure text is shown only if the API sends no message. */
export const subscriberTexts = {
  action: 'Get new posts by e-mail',
  askFailed: 'Failed to send the confirmation e-mail',
  confirmFailed: 'Failed to confirm this address',
  stopFailed: 'Failed to stop these letters',
  loadFailed: 'Failed to fetch the subscribers',
  exportFailed: 'Failed to export the subscribers',
  none: 'Nobody gets new posts by e-mail yet.',
} as const;
