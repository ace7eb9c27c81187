/** Texts about reports. The failure text is shown only if the API sends no message. */
export const reportTexts = { sendFailed: 'The report could not be sent.' } as const;

/** How many earlier reports about a person were upheld. */
export const upheldBefore = (count: number) =>
  count === 0
    ? 'No earlier reports upheld'
    : count === 1
      ? 'One earlier report upheld'
      : `${count} earlier reports upheld`;

/** The names of the reasons in the form of a report. */
export const reportReasonNames = {
  spam: 'Spam or advertising',
  abuse: 'Insults, hate or harassment',
  illegal: 'Illegal content',
  other: 'Something else',
} as const;
