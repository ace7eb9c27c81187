/** Texts about the versions of posts. A failure text is shown only if the API sends no message. */
export const historyTexts = {
  loadFailed: 'The history could not be loaded.',
  changesFailed: 'The changes could not be loaded.',
  versionFailed: 'The version could not be loaded.',
  restoreFailed: 'The version could not be used again.',
  removeFailed: 'The text of the version could not be removed.',
  first: 'This is the first version that is kept: there is none to compare it with.',
  none: 'The text did not change.',
  more: (count: number) =>
    count === 1 ? '1 more block changed.' : `${count} more blocks changed.`,
  showAll: 'Show all changes',
} as const;
