/** Texts about reports. The failure text is shown only if the API sends no message. */
export const reportTexts = { sendFailed: 'The report could not be sent.' } as const;

/** The names of the reasons in the form of a report. */
export const reportReasonNames = {
  spam: 'Spam or advertising',
  abuse: 'Insults, hate or harassment',
  illegal: 'Illegal content',
  other: 'Something else',
} as const;
