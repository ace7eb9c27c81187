/** What the page says about lists. */
export const listTexts = {
  keys: 'Keys: j and k go to the next and previous entry, o or Enter opens it.',
} as const;
