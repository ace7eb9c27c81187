/** What a field may hold: raw HTML, inline markup, or text only. */
export type FieldKind = 'raw' | 'inline' | 'text';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const inlineTags = words('a b strong i em u s mark code br sub sup span');
const rawTags = words(
  'h1 h2 h3 h4 h5 h6 p div section article aside header footer hr pre kbd samp var bdo bdi small del ins cite dl dt dd ul ol li figure figcaption address dfn wbr table caption thead tbody tfoot tr td th col colgroup details summary ruby rt rp abbr blockquote q time img iframe',
);
const attributes = words(
  'href target rel lang dir title cite start reversed type datetime span colspan rowspan align scope open src alt width height loading allowfullscreen',
);
const linkProtocols = words('http: https: mailto: tel:');
const player =
  /^https:\/\/(?:www\.youtube(?:-nocookie)?\.com\/embed|player\.vimeo\.com\/video)\/[\w-]+(?:[?#]|$)/;

const isTagAllowed = (tag: string, kind: FieldKind) =>
  kind !== 'text' && (inlineTags.has(tag) || (kind === 'raw' && rawTags.has(tag)));

/** Returns true if a browser would only follow a link or load a picture. */
export function isHarmlessUrl(url: string) {
  const base = 'https://site.test/';
  return !URL.canParse(url, base) || linkProtocols.has(new URL(url, base).protocol);
}

function isAttributeAllowed(tag: string, { name, value }: Attr) {
  if (!attributes.has(name)) return false;
  if (tag === 'iframe' && name === 'src') return player.test(value);
  if (name === 'target') return value === '_blank';
  if (name === 'rel') return !value.split(/\s+/).includes('opener');
  return !['href', 'src', 'cite'].includes(name) || isHarmlessUrl(value);
}

/** Elements and attributes that a browser would create from `html` and a field must not have. */
export function forbiddenElements(root: Element, kind: FieldKind) {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName;
    const isHtml = element.namespaceURI === 'http://www.w3.org/1999/xhtml';
    if (!isHtml || !isTagAllowed(tag, kind)) return [`<${tag}>`];
    return [...element.attributes]
      .filter((attribute) => !isAttributeAllowed(tag, attribute))
      .map(({ name, value }) => `<${tag} ${name}="${value}">`);
  });
}

/** The same in each place where the markup could be put, and after writing and reading it again. */
export function findForbidden(document: Document, html: string, kind: FieldKind) {
  return ['div', 'td', 'li', 'a'].flatMap((place) => {
    const holder = document.createElement(place);
    holder.innerHTML = html;
    const first = forbiddenElements(holder, kind);
    const written = holder.innerHTML;
    holder.innerHTML = written;
    return [...first, ...forbiddenElements(holder, kind)];
  });
}
