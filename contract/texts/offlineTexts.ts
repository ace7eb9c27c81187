/** What is said while there is no connection. Pages load it then. */
export const offlineTexts = {
  offline: 'You are offline. What you write is kept.',
  /** The device has a connection, as far as the browser knows. */
  unreachable: 'Our server did not answer. What you write is kept.',
  /** Followed by the time at which it was stored. */
  copyOf: 'This page is a copy of',
  waiting: 'Waiting for the connection',
  waitingComment: 'Your comment is sent once, as soon as you are online. Keep this page open.',
  waitingEdit: 'Your change is sent once, as soon as you are online. Keep this page open.',
} as const;
