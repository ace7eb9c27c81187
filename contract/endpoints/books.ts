import * as v from 'valibot';
import { backlink, publicHeading, publicPassage, savedBlock } from '../book/bookEntities';
import { endpoint } from '../endpoint';
import { listOf } from '../listOf';
import { answer, done, skip } from './shapes';

/** A public collection, the passage that was saved first at the beginning. */
export const readBook = endpoint({
  method: 'POST',
  path: '/books/:username/:slug',
  isOfflineAnswer: true,
  changes: false,
  body: v.object({ skip }),
  answer: answer({
    heading: publicHeading,
    passages: listOf(publicPassage),
    areMore: v.boolean(),
    /** Other public collections of its owner, the last changed first; only with the first page. */
    others: v.optional(listOf(publicHeading), []),
  }),
});

/** Public collections of everybody, the last changed first, at most some of each person. */
export const listBooks = endpoint({
  method: 'GET',
  path: '/books',
  isOfflineAnswer: true,
  query: v.object({ skip }),
  answer: answer({ headings: listOf(publicHeading), areMore: v.boolean() }),
});

/** The public collections and posts that quote a post, newest first. */
export const listBacklinks = endpoint({
  method: 'GET',
  path: '/backlinks/:postId',
  isOfflineAnswer: true,
  query: v.object({ skip }),
  answer: answer({
    backlinks: listOf(backlink),
    /** How many there are in all. */
    count: v.number(),
    /** In how many collections and posts. */
    books: v.number(),
    areMore: v.boolean(),
  }),
});

/** The author of the post does not want to be quoted with this passage. It stays with its keeper. */
export const detachBacklink = endpoint({
  method: 'DELETE',
  path: '/backlinks/:postId/:passageId',
  needsSession: true,
  rate: 'passages',
  answer: done,
});

/** How many people have saved words of each block, from three people on; for the author. */
export const listKept = endpoint({
  method: 'GET',
  path: '/blogs/:id/kept',
  isOfflineAnswer: true,
  needsSession: true,
  answer: answer({ kept: v.array(savedBlock) }),
});
