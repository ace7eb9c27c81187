/** What the page says about decisions. A failure text is shown only if the API sends no message. */
export const decisionTexts = {
  decideFailed: 'The comment could not be changed.',
  reportFailed: 'The report could not be decided.',
  reportsFailed: 'The reports could not be loaded.',
  decidedFailed: 'The decided reports could not be loaded.',
  heldFailed: 'The comments that wait could not be loaded.',
  logFailed: 'The log could not be loaded.',
  closeFailed: 'The comments could not be closed or opened.',
  roleFailed: 'The role could not be changed.',
  keys: 'Keys: j and k go to the next and previous entry, Enter opens it.',
  nothingReported: 'No report waits for you. Members report what breaks the rules.',
  nothingDecided: 'No report with this decision in the last 180 days.',
  nothingHeld: 'Nothing waits for you. Every comment is decided.',
  nothingLogged: 'Nothing was decided in the last 180 days.',
} as const;
