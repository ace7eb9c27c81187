import { comparable } from '@contract/document/passageState';
import { foldText, textBorder } from '@contract/foldText';
import type { PassageRow } from '../rows/bookCardRows';

/** The words of a search term, each of which has to be found. */
export const termWords = (term: string) =>
  foldText(term)
    .split(/\s+/)
    .filter((word) => word !== '' && !word.includes(textBorder));

/** The texts of a passage as they are searched. */
export const passageSearchText = ({
  quote,
  note,
  sourceTitle,
  sourceAuthor,
}: Pick<PassageRow, 'quote' | 'note' | 'sourceTitle' | 'sourceAuthor'>) =>
  foldText([quote, note, sourceTitle, sourceAuthor].join(textBorder));

/** What the daily review stores of a passage that it has not shown. */
export const unreviewed = { isRetired: false, shownOn: null, reviewedOn: null };

/** A passage as it is saved. */
export type NewPassage = Omit<PassageRow, 'isDetached' | keyof typeof unreviewed>;

type Words = Pick<
  PassageRow,
  'postId' | 'blockId' | 'quote' | 'sourceUrl' | 'sourceTitle' | 'sourceAuthor'
>;

/** Two passages of a member with the same key are the same words of the same place. */
export const sameWordsKey = (row: Words) =>
  JSON.stringify([
    row.postId,
    row.blockId,
    comparable(row.quote),
    row.sourceUrl,
    row.sourceTitle,
    row.sourceAuthor,
  ]);

const encoder = new TextEncoder();

/** The bytes of what a member has given for a passage. */
export const passageBytes = ({
  quote,
  before,
  after,
  note,
  sourceUrl,
  sourceTitle,
  sourceAuthor,
}: Pick<
  PassageRow,
  'quote' | 'before' | 'after' | 'note' | 'sourceUrl' | 'sourceTitle' | 'sourceAuthor'
>) =>
  encoder.encode([quote, before, after, note, sourceUrl, sourceTitle, sourceAuthor].join(''))
    .byteLength;

/** What is in a member's book. */
export type BookSize = { passages: number; bytes: number };

/** How much a book can have. */
export type BookRoom = BookSize & {
  /** The passages of a member whose address is not verified. */
  unverified: number;
};

/** Why a passage of so many bytes doesn't fit into a book; null if it does. */
export function whyFull(
  { passages, bytes, isVerified }: BookSize & { isVerified: boolean },
  room: BookRoom,
  added: number,
) {
  if (passages >= room.passages) return 'full';
  if (!isVerified && passages >= room.unverified) return 'unverified';
  return bytes + added > room.bytes ? 'too much text' : null;
}

/** Passages with the same key are of the same post or source. */
export const placeKey = ({
  postId,
  sourceUrl,
  sourceTitle,
  sourceAuthor,
}: Pick<PassageRow, 'postId' | 'sourceUrl' | 'sourceTitle' | 'sourceAuthor'>) =>
  postId ?? [sourceUrl, sourceTitle, sourceAuthor].join(textBorder);

/** Whether a passage is from elsewhere. */
export const isFromElsewhere = ({
  postId,
  sourceUrl,
  sourceTitle,
}: Pick<PassageRow, 'postId' | 'sourceUrl' | 'sourceTitle'>) =>
  postId === null && (sourceUrl !== '' || sourceTitle !== '');

/** The slug, with the first number that makes it differ from those in use. */
export function freeSlug(wanted: string, used: ReadonlySet<string>) {
  if (!used.has(wanted)) return wanted;
  for (let number = 2; ; number += 1) {
    const slug = `${wanted}-${number}`;
    if (!used.has(slug)) return slug;
  }
}
