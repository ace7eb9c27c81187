import * as v from 'valibot';

// Each field falls back to an empty value, so an old or damaged block still shows its valid fields.

export const text = v.fallback(v.optional(v.string(), ''), '');
export const flag = v.fallback(v.optional(v.boolean(), false), false);
export const size = v.fallback(v.optional(v.number(), 0), 0);

/** One of a fixed set of values; the first one is the fallback. */
export function choice<const Value extends string | number>(
  fallback: Value,
  ...others: readonly Value[]
) {
  return v.fallback(v.optional(v.picklist([fallback, ...others]), fallback), fallback);
}
