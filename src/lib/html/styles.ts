/** The declarations that apply to an element, by lower-case property. */
export type Style = ReadonlyMap<string, string>;

export type StyleOf = (element: Element) => Style;

function readDeclarations(css: string) {
  return css.split(';').flatMap((declaration): [string, string][] => {
    const [, property, rest = ''] = /^\s*([\w-]+)\s*:(.*)$/s.exec(declaration) ?? [];
    const value = rest
      .trim()
      .replace(/!important$/, '')
      .trimEnd();
    return property && value ? [[property.toLowerCase(), value.toLowerCase()]] : [];
  });
}

/** Reads the rules of style sheets whose selector is a class, with or without a tag. */
function readClassRules(css: string) {
  const rules = new Map<string, [string, string][]>();
  for (const rule of css.replaceAll(/<!--|-->/g, '').split('}')) {
    const [selectors = '', body] = rule.split('{');
    if (body === undefined) continue;
    for (const selector of selectors.split(',')) {
      const name = selector.trim().toLowerCase();
      if (/^[a-z\d]*\.[\w-]+$/.test(name)) {
        rules.set(name, [...(rules.get(name) ?? []), ...readDeclarations(body)]);
      }
    }
  }
  return rules;
}

/**
 * Returns a function that reads the style of an element of a parsed clipboard. Such a document has no
 * layout, so `getComputedStyle` can't be used.
 */
export function createStyleOf(page: Document): StyleOf {
  const css = Array.from(page.querySelectorAll('style'), ({ textContent }) => textContent);
  const rules = readClassRules(css.join('\n'));
  return (element) => {
    const inline = readDeclarations(element.getAttribute('style') ?? '');
    if (rules.size === 0) return new Map(inline);
    const tag = element.localName;
    const ruled = Array.from(element.classList, (name) => name.toLowerCase()).flatMap((name) => [
      ...(rules.get(`.${name}`) ?? []),
      ...(rules.get(`${tag}.${name}`) ?? []),
    ]);
    return new Map([...ruled, ...inline]);
  };
}

const monospaced =
  /\b(?:monospace|consolas|menlo|monaco|courier|sfmono|sf mono|cascadia|fira code|jetbrains mono|source code pro|roboto mono|ui-monospace)\b/;

export const isMonospaced = (style: Style) => monospaced.test(style.get('font-family') ?? '');

/** Returns whether line breaks of the text are shown; undefined if the style doesn't say. */
export function keepsLines(style: Style) {
  // Word's own spaces and tabs.
  if (style.has('mso-spacerun') || style.has('mso-tab-count')) return true;
  const value = style.get('white-space') ?? style.get('white-space-collapse');
  return value === undefined ? undefined : /^(?:pre|break-spaces)/.test(value);
}
