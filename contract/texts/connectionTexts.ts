/** Why calls fail. */
export const connectionTexts = {
  offline: 'You are offline. What you write is kept.',
  /** The device has a connection, as far as the browser knows. */
  unreachable: 'Our server did not answer. What you write is kept.',
  /** Followed by the time at which it was stored. */
  copyOf: 'This page is a copy of',
  waiting: 'Waiting for the connection',
  waitingComment: 'Your comment is sent once, as soon as you are online. Keep this page open.',
  waitingEdit: 'Your change is sent once, as soon as you are online. Keep this page open.',
  offlineReason: 'You are offline.',
  noAnswer: 'Our server did not answer.',
  late: 'Our server did not answer in time.',
  unreadable: 'The answer of our server could not be read.',
  serverFailed: 'Something went wrong on our server.',
} as const;
