import * as v from 'valibot';
import { comment } from '../comments/commentEntities';
import { limits } from '../limits';

/** A successful answer that is a file. A page of a proxy, for example, is none. */
export const fileOf = (mediaType: string) =>
  v.pipe(
    v.blob(),
    v.check(({ type }) => type.split(';')[0] === mediaType),
  );

/** A successful answer with these fields. */
export function answer<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object({
    success: v.literal(true),
    message: v.string(),
    ...entries,
  });
}

/** A successful answer with only a message. */
export const done = answer({});

/** A changed comment as the viewer sees it; null if it isn't shown. The page does without it. */
export const seenComment = answer({ comment: v.nullish(comment) });

/** The answer of any call that failed. */
export const failure = v.object({
  success: v.literal(false),
  message: v.string(),
  /** The form field that the message belongs to. */
  field: v.optional(v.string()),
  /** The present version of a post that was changed meanwhile. */
  revision: v.optional(v.number()),
  /** The report that another moderator has decided meanwhile. */
  report: v.optional(v.unknown()),
  /** The post that was published meanwhile. */
  blog: v.optional(v.unknown()),
  /** The unpublished changes of a post that were stored meanwhile; null if there are none any more. */
  pending: v.optional(v.unknown()),
});

/** A text field of at most `most` characters. It can be missing, because the rules report that. */
export const textUpTo = (most: number) => v.optional(v.pipe(v.string(), v.maxLength(most)), '');

/** A text field whose length the rules of its form limit further. */
export const text = textUpTo(limits.longest.field);

/** An id of any entity. */
export const id = v.pipe(v.string(), v.maxLength(limits.longest.id));

/** A boolean, which forms carry as text. */
export const flag = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])]),
  v.transform((value) => value === true || value === 'true'),
);

/**
 * An idempotency key, which the client creates: later requests of the account with the same key get
 * what the first one has stored.
 */
export const clientId = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)));

/** The same for all calls of a move, which count in rates of their own; '' for other calls. */
export const moveId = textUpTo(limits.longest.id);

/** An uploaded file. Forms of some clients carry text such as "undefined" instead: it counts as absent. */
export const file = v.fallback(v.optional(v.blob()), undefined);

/** When something ends; without it, it has no end. */
export const optionalTime = v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp())));

const count = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.maxLength(limits.longest.id))]),
  v.transform(Number),
  v.integer(),
  v.minValue(0),
  v.maxValue(1_000_000),
);

/** The number of a version of a post: text in a form or a query. */
export const revisionNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/))]),
  v.transform(Number),
  v.integer(),
  v.minValue(0),
  v.maxValue(1_000_000_000),
);

/** The number of items before a page of a list: text in a query, a number in a body. */
export const skip = v.optional(count, 0);

/** The same for a list that is also read without pages. */
export const optionalSkip = v.optional(count);
