import { limits } from '../limits';
import type { Rule } from '../ruleParts';
import { bookTexts } from '../texts/bookTexts';
import type { PassageSource } from './bookEntities';

const { longest } = limits;

type Words = { quote: string; before: string; after: string; note: string };

const quoteLength: Rule<Pick<Words, 'quote'>> = {
  field: 'quote',
  message: bookTexts.quoteTooLong,
  holds: ({ quote }) => cleanQuote(quote).length <= longest.passageQuote,
};

const noteLength: Rule<Pick<Words, 'note'>> = {
  field: 'note',
  message: bookTexts.noteTooLong,
  holds: ({ note }) => note.trim().length <= longest.passageNote,
};

/** The rules of a saved passage and of its note. */
export const passageRules: readonly Rule<Words>[] = [
  quoteLength,
  ...(['before', 'after'] as const).map(
    (field): Rule<Words> => ({
      field,
      message: bookTexts.contextTooLong,
      holds: (words) => words[field].length <= longest.passageContext,
    }),
  ),
  noteLength,
];

const isWebAddress = (url: string) => /^https?:\/\/[^\s]+$/i.test(url) && URL.canParse(url);

/** Words from elsewhere as they are typed, with their source. */
export type WordsFromElsewhere = Pick<Words, 'quote' | 'note'> & PassageSource;

const sourceLengths = {
  url: longest.sourceUrl,
  title: longest.sourceTitle,
  author: longest.sourceAuthor,
} as const;

/** The rules of passages from elsewhere. */
export const elsewhereRules: readonly Rule<WordsFromElsewhere>[] = [
  {
    field: 'quote',
    message: bookTexts.quoteMissing,
    holds: ({ quote }) => cleanQuote(quote) !== '',
  },
  {
    field: 'title',
    message: bookTexts.sourceMissing,
    holds: ({ url, title }) => url.trim() !== '' || title.trim() !== '',
  },
  {
    field: 'url',
    message: bookTexts.sourceUrl,
    holds: ({ url }) => url.trim() === '' || isWebAddress(url.trim()),
  },
  ...(['url', 'title', 'author'] as const).map(
    (field): Rule<WordsFromElsewhere> => ({
      field,
      message: bookTexts.sourceTooLong,
      holds: (form) => form[field].trim().length <= sourceLengths[field],
    }),
  ),
  quoteLength,
  noteLength,
];

/** The rules of the title of a collection. */
export const headingRules: readonly Rule<{ title: string }>[] = [
  { field: 'title', message: bookTexts.headingMissing, holds: ({ title }) => title !== '' },
  {
    field: 'title',
    message: bookTexts.headingTooLong,
    holds: ({ title }) => title.length <= longest.bookHeading,
  },
];

/** The rule of what a collection says about itself. */
export const introRules: readonly Rule<{ intro: string }>[] = [
  {
    field: 'intro',
    message: bookTexts.introTooLong,
    holds: ({ intro }) => Array.from(intro).length <= longest.headingIntro,
  },
];

/** A title in one line. */
export const cleanTitle = (title: string) => title.replaceAll(/[\s\p{C}]+/gu, ' ').trim();

/** An intro in one line. The signs that join letters and emojis stay. */
export const cleanIntro = (intro: string) =>
  intro
    .normalize('NFC')
    .replaceAll(/(?:(?![\u200C\u200D])[\s\p{C}])+/gu, ' ')
    .trim();

/** The words as they are saved: line breaks stay, other white space becomes one space. */
export const cleanQuote = (quote: string) =>
  quote
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\S\n\t ]/g, ' ')
    .replaceAll(/\p{Cc}/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .trim();
