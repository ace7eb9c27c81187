import * as v from 'valibot';

/** A successful answer with these fields. */
export function answer<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object({
    success: v.literal(true),
    message: v.string(),
    ...entries,
  });
}

/** A successful answer without fields of its own. */
export const done = answer({});

/** A failure, whichever call it answers. */
export const failure = v.object({
  success: v.literal(false),
  message: v.string(),
  /** The form field that a broken rule is about, so that a screen can say it there. */
  field: v.optional(v.string()),
});

/** A field that a form may leave out: the rules, not the shape, say that it is missing. */
export const text = v.optional(v.string(), '');

export const file = v.optional(v.blob());

/** How far into a list a page begins; it comes as text in a query and as a number in a body. */
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
