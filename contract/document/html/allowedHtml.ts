/** The allowed tags, each with its allowed attributes. */
export type AllowedHtml = Readonly<Record<string, readonly string[]>>;

const link = { a: ['href', 'target', 'rel'] };
const plain = (...tags: string[]) =>
  Object.fromEntries(tags.map((tag): [string, string[]] => [tag, []]));
const cell = ['colspan', 'rowspan', 'align'];

/** Allowed inside a paragraph, heading, list item, table cell or caption. */
export const inlineHtml: AllowedHtml = {
  ...plain('b', 'strong', 'i', 'em', 'u', 's', 'mark', 'code', 'br', 'sub', 'sup', 'span'),
  ...link,
};

/** Allowed in a block of raw HTML. No class, id, name or style: they affect the rest of the page. */
export const rawHtml: AllowedHtml = {
  ...inlineHtml,
  ...plain('h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'section', 'article', 'aside'),
  ...plain(
    'header',
    'footer',
    'hr',
    'pre',
    'kbd',
    'samp',
    'var',
    'bdo',
    'bdi',
    'small',
    'del',
    'ins',
    'cite',
  ),
  ...plain('dl', 'dt', 'dd', 'ul', 'li', 'figure', 'figcaption', 'address', 'dfn', 'wbr'),
  ...plain('table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'summary', 'ruby', 'rt', 'rp'),
  a: [...link.a, 'title'],
  abbr: ['title'],
  blockquote: ['cite'],
  q: ['cite'],
  ol: ['start', 'reversed', 'type'],
  time: ['datetime'],
  col: ['span'],
  colgroup: ['span'],
  td: cell,
  th: [...cell, 'scope'],
  details: ['open'],
  img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
  iframe: ['src', 'title', 'width', 'height', 'loading', 'allowfullscreen'],
};

/** Attributes that are allowed on every tag. */
export const sharedAttributes: readonly string[] = ['lang', 'dir'];

/** Tags that are removed with their content: code, or text that browsers parse by other rules. */
export const hiddenTags: ReadonlySet<string> = new Set([
  'script',
  'style',
  'svg',
  'math',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'object',
  'applet',
  'textarea',
  'select',
  'title',
  'xmp',
  'plaintext',
]);

/** Tags without content and closing tag. */
export const voidTags: ReadonlySet<string> = new Set(['br', 'hr', 'wbr', 'img', 'col']);
