/** Texts about the list of subscribers. A failure text is shown only if the API sends no message. */
export const subscriberTexts = {
  loadFailed: 'Failed to fetch the subscribers',
  exportFailed: 'Failed to export the subscribers',
  none: 'No one gets new posts by e-mail yet. Readers find “Get new posts by e-mail” under each post.',
} as const;
