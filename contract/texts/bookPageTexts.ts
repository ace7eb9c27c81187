/** Texts about the book on the page. A failure text is shown only if the API sends no message. */
export const bookPageTexts = {
  listFailed: 'Your passages could not be loaded.',
  booksNeedScript: 'Showing the headings needs JavaScript, which is off in this browser.',
  booksFailed: 'The headings could not be loaded.',
  headingsFailed: 'Your headings could not be loaded.',
  keepFailed: 'The words could not be kept.',
  removeFailed: 'The passage could not be removed.',
  changeFailed: 'The passage could not be changed.',
  noteFailed:
    'The note is not in your book yet. It is kept on this device, and will be saved later.',
  headingFailed: 'The heading could not be saved.',
  importFailed: 'The passages could not be imported.',
  exportFailed: 'Your book could not be exported.',
  backlinksFailed: 'The quotes could not be loaded.',
  detached: 'The quote is detached.',
  detachFailed: 'The quote could not be detached.',
  keptFailed: 'What readers keep could not be loaded.',
  takenOver: 'The new words are in your book.',
  writingFailed: 'The draft could not be created.',
  reviewFailed: 'Your daily review could not be loaded.',
  reviewNotSaved: 'The review could not be saved.',
  knownWords: 'These words are in your book already, with another note. Your note was not added.',
  unknownFile:
    'This is neither “My Clippings.txt” nor an export from Readwise or Kindle, or it has no passages.',
} as const;
