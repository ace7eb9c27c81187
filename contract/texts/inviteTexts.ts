/** Texts about invitations. A failure text is shown only if the API sends no message. */
export const inviteTexts = {
  sent: 'The invitation is on its way.',
  sendFailed: 'The invitation could not be sent.',
  fetched: 'Invitations fetched successfully',
  loadFailed: 'The invitations could not be loaded.',
  removed: 'The invitation is withdrawn. Its link no longer works.',
  removeFailed: 'The invitation could not be withdrawn.',
  notFound: 'This invitation does not exist any more.',
  isMember: 'Someone with this address is a member already.',
  isClosed: 'Nobody may register at present. Choose “Those who are invited” first.',
  emailMissing: 'Enter an e-mail address.',
  notAddress: (email: string) => `${email} is not an e-mail address.`,
} as const;
