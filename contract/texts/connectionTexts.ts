/** Why calls fail. */
export const connectionTexts = {
  offline: 'You are offline. What you write is kept.',
  /** Followed by the time at which it was stored. */
  copyOf: 'This page is a copy of',
  offlineReason: 'You are offline.',
  noAnswer: 'Our server did not answer.',
} as const;
