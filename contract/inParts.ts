/** The items in parts of at most `most`. */
export function* inParts<Item>(items: readonly Item[], most: number) {
  for (let at = 0; at < items.length; at += most) yield items.slice(at, at + most);
}
