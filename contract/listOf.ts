import * as v from 'valibot';
import { isRecord } from './isRecord';

/** A list that leaves out invalid items, so that one of them doesn't hide the others. */
export function listOf<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((values) =>
      values.flatMap((value): v.InferOutput<Item>[] => {
        const parsed = v.safeParse(item, value);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
}

/** Describes the lists from which parsing `data` has left out items. */
export function droppedItems(data: unknown, parsed: unknown, path = ''): string[] {
  if (Array.isArray(data) && Array.isArray(parsed)) {
    const left = data.length - parsed.length;
    if (left > 0) return [`${left} of ${data.length} items of ${path}`];
    return data.flatMap((item, at) => droppedItems(item, parsed[at], `${path}[${at}]`));
  }
  if (!isRecord(data) || !isRecord(parsed)) return [];
  return Object.keys(parsed).flatMap((name) =>
    droppedItems(data[name], parsed[name], path ? `${path}.${name}` : name),
  );
}
