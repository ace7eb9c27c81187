/** Arrays kept in ascending order, so that the newest or highest is read from the end. */

export type Compare<Item> = (a: Item, b: Item) => number;

export type Dated = { id: string; at: number };

export function compareText(a: string, b: string) {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export function byTime(a: Dated, b: Dated) {
  return a.at - b.at || compareText(a.id, b.id);
}

/** Where `item` stands or would stand: everything before it is less. */
export function placeOf<Item>(items: readonly Item[], item: Item, compare: Compare<Item>) {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = items[middle];
    if (other !== undefined && compare(other, item) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function insertOrdered<Item>(items: Item[], item: Item, compare: Compare<Item>) {
  const last = items.at(-1);
  // What is new usually comes last, and then needs no search.
  if (last === undefined || compare(last, item) < 0) items.push(item);
  else items.splice(placeOf(items, item, compare), 0, item);
}

export function removeOrdered<Item>(items: Item[], item: Item, compare: Compare<Item>) {
  const at = placeOf(items, item, compare);
  if (items[at] === item) items.splice(at, 1);
}

export function* fromTheEnd<Item>(items: readonly Item[]) {
  for (let at = items.length - 1; at >= 0; at -= 1) {
    const item = items[at];
    if (item !== undefined) yield item;
  }
}
