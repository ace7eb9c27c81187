/** Why calls fail. */
export const connectionTexts = {
  offline: 'You are offline. What you write is kept.',
  offlineReason: 'You are offline.',
  noAnswer: 'Our server did not answer.',
} as const;
