/** Texts about the list of subscribers. A failure text is shown only if the API sends no message. */
export const subscriberTexts = {
  loadFailed: 'Failed to fetch the subscribers',
  exportFailed: 'Failed to export the subscribers',
  none: 'No one gets new posts by e-mail yet. Readers find “Get new posts by e-mail” under each post.',
  /** Those of the whole site also get the author's posts, but only administrators see their addresses. */
  noneOfAuthor:
    'No one has subscribed to your posts alone yet. Who subscribes to all posts of the site gets yours too, but is not listed here. Readers find “Get new posts by e-mail” under each post.',
  amount: 'E-mails about your new posts bring',
  amounts: { beginning: 'The beginning of the post', whole: 'The whole post' },
  amountFailed: 'Failed to save what your e-mails bring',
} as const;
