import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { post } from '../entities';
import { listOf } from '../listOf';
import { blockChange, revision, revisionCard } from '../revisions/revisionEntities';
import { answer, done, revisionNumber, skip } from './shapes';

/** The versions of a post, newest first. Readers get those that were published. */
export const listRevisions = endpoint({
  method: 'GET',
  path: '/blogs/:id/revisions',
  query: v.object({ skip }),
  answer: answer({ revisions: listOf(revisionCard), areMore: v.boolean() }),
});

export const readRevision = endpoint({
  method: 'GET',
  path: '/blogs/:id/revisions/:number',
  answer: answer({ revision }),
});

/** Makes an old version the present one again, as a new version. */
export const restoreRevision = endpoint({
  method: 'POST',
  path: '/blogs/:id/revisions/:number/restore',
  needsSession: true,
  rate: 'postChanges',
  body: v.object({ revision: v.optional(revisionNumber) }),
  answer: answer({ blog: post }),
});

/** Removes the texts of a version; its entry stays. */
export const removeRevision = endpoint({
  method: 'DELETE',
  path: '/blogs/:id/revisions/:number',
  needsSession: true,
  rate: 'postChanges',
  answer: done,
});

/**
 * What changed since a version, or since the nearest one that is stored: until another version, or until the
 * present one.
 */
export const listChanges = endpoint({
  method: 'GET',
  path: '/blogs/:id/changes',
  rate: 'comparisons',
  query: v.object({
    since: v.pipe(revisionNumber, v.minValue(1)),
    until: v.optional(revisionNumber),
  }),
  answer: answer({
    from: v.number(),
    to: v.number(),
    title: v.optional(v.object({ before: v.string(), after: v.string() })),
    changes: listOf(blockChange),
    /** How many changes are left out, because the answer would be too long. */
    more: v.optional(v.number(), 0),
    /** Whether all versions in between are small corrections. */
    isSmall: v.optional(v.boolean(), false),
    /** Which part of the words changed, of those of the longer version: from 0 to 1. */
    share: v.optional(v.number(), 0),
  }),
});
