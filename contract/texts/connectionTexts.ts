/** Why calls fail. */
export const connectionTexts = {
  offlineReason: 'You are offline.',
  noAnswer: 'Our server did not answer.',
  late: 'Our server did not answer in time.',
  unreadable: 'The answer of our server could not be read.',
  serverFailed: 'Something went wrong on our server.',
} as const;
