import * as v from 'valibot';

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

/** The answer of any call that failed. */
export const failure = v.object({
  success: v.literal(false),
  message: v.string(),
  /** The form field that the message belongs to. */
  field: v.optional(v.string()),
});

/** A text field. It can be missing here, because the rules report missing fields. */
export const text = v.optional(v.string(), '');

/** An uploaded file. */
export const file = v.optional(v.blob());

/** The number of items before a page of a list: text in a query, a number in a body. */
export const skip = v.optional(
  v.pipe(
    v.union([v.number(), v.string()]),
    v.transform(Number),
    v.integer(),
    v.minValue(0),
    v.maxValue(1_000_000),
  ),
  0,
);
