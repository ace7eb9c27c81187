import { apiLimits } from '../apiLimits';
import { groupDigits } from '../groupDigits';
import { limits } from '../limits';

const most = (count: number) => groupDigits(count);

/** What the rules of the book say, on the page and in answers. */
export const bookTexts = {
  onePlace: 'A passage has either a post or a source.',
  sourceMissing: 'A source has a title or an address.',
  sourceUrl: 'The address of a source starts with https:// or http://.',
  quoteMissing: 'There are no words to keep.',
  quoteTooLong: `Keep at most ${most(limits.longest.passageQuote)} characters at once.`,
  contextTooLong: `The text around the words has at most ${limits.longest.passageContext} characters.`,
  noteTooLong: `The note is too long: ${most(limits.longest.passageNote)} characters at most.`,
  sourceTooLong: 'The source is too long.',
  headingMissing: 'A heading has a title.',
  headingTooLong: `The title is too long: ${limits.longest.bookHeading} characters at most.`,
  introTooLong: `The intro is too long: ${limits.longest.headingIntro} characters at most.`,
  verifyFirst: 'Verify your e-mail address to make a heading public.',
  verifyToImport: 'Verify your e-mail address to import passages.',
  bookFull: `A book has at most ${most(apiLimits.book.passages)} passages.`,
  unverifiedFull: `Until your e-mail address is verified your book has at most ${apiLimits.book.unverified} passages. Verify it from your dashboard to keep more.`,
  tooMuchText: `A book has at most ${apiLimits.book.bytes / 1024 ** 2} MB of text.`,
  headingsFull: `A book has at most ${apiLimits.headings} headings.`,
} as const;
