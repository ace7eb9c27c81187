import { limits } from '../limits';
import type { Rule } from '../ruleParts';
import { bookTexts } from '../texts/bookTexts';
import type { PassageSource } from './bookEntities';

const { longest } = limits;

type Words = { quote: string; before: string; after: string; note: string };

/** The rules of the words that are kept and of their note. */
export const passageRules: readonly Rule<Words>[] = [
  {
    field: 'quote',
    message: bookTexts.quoteTooLong,
    holds: ({ quote }) => quote.length <= longest.passageQuote,
  },
  ...(['before', 'after'] as const).map(
    (field): Rule<Words> => ({
      field,
      message: bookTexts.contextTooLong,
      holds: (words) => words[field].length <= longest.passageContext,
    }),
  ),
  {
    field: 'note',
    message: bookTexts.noteTooLong,
    holds: ({ note }) => note.length <= longest.passageNote,
  },
];

const isWebAddress = (url: string) => /^https?:\/\/[^\s]+$/i.test(url) && URL.canParse(url);

type FromElsewhere = { quote: string; source: PassageSource };

/** The rules of passages from elsewhere. */
export const sourceRules: readonly Rule<FromElsewhere>[] = [
  { field: 'quote', message: bookTexts.quoteMissing, holds: ({ quote }) => quote !== '' },
  {
    field: 'source',
    message: bookTexts.sourceMissing,
    holds: ({ source: { url, title } }) => url !== '' || title !== '',
  },
  {
    field: 'source',
    message: bookTexts.sourceUrl,
    holds: ({ source: { url } }) => url === '' || isWebAddress(url),
  },
  {
    field: 'source',
    message: bookTexts.sourceTooLong,
    holds: ({ source: { url, title, author } }) =>
      url.length <= longest.sourceUrl &&
      title.length <= longest.sourceTitle &&
      author.length <= longest.sourceAuthor,
  },
];

/** The rules of the title of a heading. */
export const headingRules: readonly Rule<{ title: string }>[] = [
  { field: 'title', message: bookTexts.headingMissing, holds: ({ title }) => title !== '' },
  {
    field: 'title',
    message: bookTexts.headingTooLong,
    holds: ({ title }) => title.length <= longest.bookHeading,
  },
];

/** A title in one line. */
export const cleanTitle = (title: string) => title.replaceAll(/[\s\p{C}]+/gu, ' ').trim();

/** Words as they are kept: lines stay, other white space is a space. */
export const cleanQuote = (quote: string) =>
  quote
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\S\n\t ]/g, ' ')
    .replaceAll(/\p{Cc}/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .trim();
