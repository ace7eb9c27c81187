/** Texts about muted people. A failure text is shown only if the API sends no message. */
export const muteTexts = {
  muteFailed: 'The person could not be muted.',
  unmuteFailed: 'The person could not be unmuted.',
  /** Before the name of the person. */
  isMuted: 'You have muted',
  listFailed: 'The muted people could not be loaded.',
} as const;
