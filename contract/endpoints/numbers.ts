import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { limits } from '../limits';
import { readDays, readNumbers, readPart } from '../numbers/numberEntities';
import { answer, done, textUpTo } from './shapes';

const query = v.object({ days: v.optional(v.picklist(readDays), '30') });

/**
 * Counts one read of a post. Anybody can call it, and nothing about the reader is stored. The count is stored within a minute.
 * Bots, posts that are not public, and too many reads of one client are not counted; the answer is the same.
 */
export const countRead = endpoint({
  method: 'POST',
  path: '/stats/reads',
  isPublic: true,
  isFromOwnPages: true,
  changes: false,
  accepts: true,
  body: v.object({
    postId: textUpTo(limits.longest.id),
    part: readPart,
    /** Of the page that led to the post; '' if there was none. */
    host: textUpTo(limits.longest.parameter),
  }),
  answer: done,
});

/** Of one post, for its author and administrators. */
export const readPostNumbers = endpoint({
  method: 'GET',
  path: '/stats/posts/:id',
  needsSession: true,
  query,
  answer: answer({ numbers: readNumbers }),
});

/** Of all posts of the member. */
export const readOwnNumbers = endpoint({
  method: 'GET',
  path: '/stats/own',
  needsSession: true,
  query,
  answer: answer({ numbers: readNumbers }),
});

/** Of all posts, for administrators. */
export const readSiteNumbers = endpoint({
  method: 'GET',
  path: '/stats/site',
  needsSession: true,
  query,
  answer: answer({ numbers: readNumbers }),
});
