import * as v from 'valibot';
import {
  heading,
  passage,
  passageCounts,
  passageKind,
  passageOrder,
  passageState,
  refusedPassage,
  reviewAction,
  reviewedPassage,
} from '../book/bookEntities';
import { endpoint } from '../endpoint';
import { limits } from '../limits';
import { listOf } from '../listOf';
import { answer, done, fileOf, flag, id, revisionNumber, skip, text, textUpTo } from './shapes';

const source = v.object({ url: text, title: text, author: text });
const headingId = v.optional(v.nullable(id));

/**
 * Saves a passage of a post or from elsewhere. Without words it saves a post. The same words again, and words that
 * widen a passage: 200.
 */
export const addPassage = endpoint({
  method: 'POST',
  path: '/passages',
  creates: true,
  needsSession: true,
  rate: 'passages',
  body: v.object({
    postId: v.optional(id),
    blockId: v.optional(id, ''),
    quote: text,
    before: text,
    after: text,
    note: text,
    headingId,
    source: v.optional(source),
    /** The version that contains the words; without it, the present one. */
    revision: v.optional(revisionNumber),
    /**
     * A passage of the viewer that gets these words, if they contain its words. Its note and collection stay, and
     * those of the request are ignored.
     */
    widens: v.optional(id),
  }),
  answer: answer({ passage }),
});

/** The viewer's passages, newest first. Without a match, those of the corrected term. */
export const listPassages = endpoint({
  method: 'GET',
  path: '/passages',
  isOfflineAnswer: true,
  needsSession: true,
  rate: 'bookReads',
  query: v.object({
    skip,
    /** `none`: those in no collection. */
    headingId: v.optional(id),
    searchTerm: textUpTo(limits.longest.searchTerm),
    state: v.optional(passageState),
    kind: v.optional(passageKind),
    order: v.optional(passageOrder),
  }),
  answer: answer({
    passages: listOf(passage),
    areMore: v.boolean(),
    count: v.number(),
    /** Of the collection and the term, whatever the state and the kind. */
    counts: v.optional(passageCounts),
    /** The term that was searched instead. */
    corrected: v.optional(v.string()),
  }),
});

/** A quote takes over the new words of the post. */
export const changePassage = endpoint({
  method: 'PATCH',
  path: '/passages/:id',
  needsSession: true,
  rate: 'passages',
  body: v.object({
    note: v.optional(v.pipe(v.string(), v.maxLength(limits.longest.field))),
    headingId,
    quote: v.optional(v.pipe(v.string(), v.maxLength(limits.longest.field))),
    isRetired: v.optional(flag),
  }),
  answer: answer({ passage }),
});

export const deletePassage = endpoint({
  method: 'DELETE',
  path: '/passages/:id',
  needsSession: true,
  rate: 'passages',
  answer: done,
});

/** Passages from elsewhere. Those that are known or break a rule are left out. */
export const importPassages = endpoint({
  method: 'POST',
  path: '/passages/import',
  needsSession: true,
  rate: 'passages',
  body: v.object({
    passages: v.pipe(
      v.array(v.object({ quote: text, note: text, source })),
      v.maxLength(limits.importedPassages),
    ),
  }),
  answer: answer({ kept: v.number(), known: v.number(), refused: v.array(refusedPassage) }),
});

/** The passages of the viewer's day, the same until it ends; those with an answer stay. */
export const readDailyReview = endpoint({
  method: 'GET',
  path: '/book/review',
  isOfflineAnswer: true,
  needsSession: true,
  rate: 'bookReads',
  answer: answer({ passages: listOf(reviewedPassage), isDone: v.boolean() }),
});

/** The last action of the day counts. A passage that is not of the day: 409. */
export const reviewPassage = endpoint({
  method: 'POST',
  path: '/book/review/:passageId',
  needsSession: true,
  rate: 'passages',
  body: v.object({ action: reviewAction }),
  answer: answer({ passage: reviewedPassage }),
});

/** The whole book as a zip of Markdown files, one per collection. */
export const exportBook = endpoint({
  method: 'GET',
  path: '/book/export',
  needsSession: true,
  rate: 'exports',
  answer: fileOf('application/zip'),
});

/** The viewer's collections by position. */
export const listHeadings = endpoint({
  method: 'GET',
  path: '/headings',
  isOfflineAnswer: true,
  needsSession: true,
  answer: answer({ headings: listOf(heading) }),
});

export const addHeading = endpoint({
  method: 'POST',
  path: '/headings',
  creates: true,
  needsSession: true,
  rate: 'passages',
  body: v.object({ title: text, intro: text }),
  answer: answer({ heading }),
});

/** Making a collection public needs a verified account. */
export const changeHeading = endpoint({
  method: 'PATCH',
  path: '/headings/:id',
  needsSession: true,
  rate: 'passages',
  body: v.object({
    title: v.optional(v.pipe(v.string(), v.maxLength(limits.longest.field))),
    intro: v.optional(v.pipe(v.string(), v.maxLength(limits.longest.field))),
    isPublic: v.optional(flag),
    position: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
  answer: answer({ heading }),
});

/** Its passages stay, in no collection. */
export const deleteHeading = endpoint({
  method: 'DELETE',
  path: '/headings/:id',
  needsSession: true,
  rate: 'passages',
  answer: done,
});
