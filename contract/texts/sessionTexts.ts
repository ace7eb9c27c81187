/** Texts about signed-in devices. A failure text is shown only if the API sends no message. */
export const sessionTexts = {
  listFailed: 'Your signed-in devices could not be loaded.',
  endFailed: 'The device could not be signed out.',
  endOthersFailed: 'The other devices could not be signed out.',
} as const;
