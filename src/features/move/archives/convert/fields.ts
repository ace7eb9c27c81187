import * as v from 'valibot';

/*
 * Fields of exports. What is missing, or of another type, gets an empty value: one odd field is no reason
 * to leave a post out.
 */
const scalar = v.pipe(
  v.union([v.string(), v.number(), v.boolean(), v.date()]),
  v.transform(scalarText),
);

function scalarText(value: string | number | boolean | Date) {
  return value instanceof Date ? value.toISOString() : String(value);
}

export const text = v.fallback(
  v.optional(
    v.pipe(
      scalar,
      v.transform((one) => one.trim()),
    ),
    '',
  ),
  '',
);

/** Text whose spaces are part of it. */
export const content = v.fallback(v.optional(v.string(), ''), '');

export const isTrue = (value: unknown) =>
  ['true', '1', 'yes'].includes(String(value).toLowerCase());

export const flag = v.pipe(v.optional(v.unknown(), ''), v.transform(isTrue));

const splitWords = (list: string) =>
  list
    .replace(/^\[(.*)\]$/s, '$1')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

const texts = v.pipe(
  v.array(v.fallback(scalar, '')),
  v.transform((list) => list.map((word) => word.trim()).filter((word) => word !== '')),
);

/** A list, or words with commas between them. */
export const words = v.fallback(
  v.optional(v.union([texts, v.pipe(scalar, v.transform(splitWords))]), []),
  [],
);

/** A list, or one text. */
export const oneOrMore = v.fallback(
  v.optional(
    v.union([
      texts,
      v.pipe(
        scalar,
        v.transform((one) => (one === '' ? [] : [one])),
      ),
    ]),
    [],
  ),
  [],
);

/** The items of a list that have the shape of `item`; others are skipped. */
export function listOf<Item extends v.GenericSchema>(item: Item) {
  return v.fallback(
    v.optional(
      v.pipe(
        v.array(v.unknown()),
        v.transform((list) =>
          list.flatMap((one): v.InferOutput<Item>[] => {
            const result = v.safeParse(item, one);
            return result.success ? [result.output] : [];
          }),
        ),
      ),
      [],
    ),
    [],
  );
}
