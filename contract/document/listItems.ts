/** An item of a list, whichever of the three shapes it was stored in. */
export type ListItem = { content: string; isChecked: boolean; items: readonly ListItem[] };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A checklist of old kept `text` and `checked` beside each other; the current one keeps `meta`. */
function readItem(item: unknown): ListItem {
  if (!isRecord(item)) return { content: textOf(item), isChecked: false, items: [] };
  const meta = isRecord(item['meta']) ? item['meta'] : {};
  return {
    content: textOf(item['content'] ?? item['text']),
    isChecked: (meta['checked'] ?? item['checked']) === true,
    items: readItems(item['items']),
  };
}

/** Items as plain texts, as nested items, or as items with `meta`. */
export function readItems(items: unknown): readonly ListItem[] {
  return Array.isArray(items) ? items.map(readItem) : [];
}
