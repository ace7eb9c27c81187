/** A tag with attributes that it has or doesn't have. */
const ofTag = /^([a-z][a-z\d]*)(?:\[[\w-]+(?:="[^"\]]*")?\]|:not\(\[[\w-]+\]\))*$/;

const tags = new Map<string, string | null>();

function tagOf(selector: string) {
  const known = tags.get(selector);
  if (known !== undefined) return known;
  const tag = ofTag.exec(selector)?.[1] ?? null;
  tags.set(selector, tag);
  return tag;
}

/**
 * Answers `matches` without jsdom's selector engine if the tag is another. Queries by role ask for about a hundred
 * selectors of each element, to find its role.
 */
export function speedUpMatches() {
  const { matches } = Element.prototype;
  Object.defineProperty(Element.prototype, 'matches', {
    configurable: true,
    writable: true,
    value(this: Element, selector: string) {
      const tag = tagOf(selector);
      // In SVG the names of elements have capitals.
      if (tag !== null && this instanceof HTMLElement && this.localName !== tag) return false;
      return matches.call(this, selector);
    },
  });
}
