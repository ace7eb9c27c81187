/** Whether a page needs a font: `html` is the page, `parts` has the names of its elements. */
export type FontNeeds = (page: { html: string; parts: ReadonlySet<string> }) => boolean;

/** Of `U+??`, `U+131` and `U+152-153`, as a pattern has it. */
function charactersOf(range: string) {
  const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
  return `\\u{${first.replaceAll('?', '0')}}-\\u{${last.replaceAll('?', 'f')}}`;
}

/** Elements that are slanted without a rule. */
const slanted = ['em', 'i', 'cite', 'dfn', 'var', 'address'];

/**
 * What a page must have to need the font of a rule: a character of its range, and for an italic one slanted words. The
 * others load with all styles.
 */
export function fontNeeds(rule: string): FontNeeds {
  const list = /unicode-range:([^;}]+)/.exec(rule)?.[1];
  const characters = list && new RegExp(`[${list.split(',').map(charactersOf).join('')}]`, 'u');
  const isItalic = rule.includes('font-style:italic');
  return ({ html, parts }) => {
    if (isItalic && !slanted.some((name) => parts.has(name)) && !/\bitalic\b/.test(html))
      return false;
    return !characters || characters.test(html);
  };
}
