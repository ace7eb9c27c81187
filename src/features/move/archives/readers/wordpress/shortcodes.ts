/** A shortcode with its attributes, and what is inside of it: null if it has no end. */
export type Shortcode = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  inner: string | null;
  source: string;
};

type Node = { text: string } | { tag: Tag; inner: Node[] | null; end: string };
type Tag = { name: string; written: string; source: string };

const tags = /\[(\/?)([a-z][\w-]*)((?:\s[^[\]]*|\/)?)\]/gi;
const attribute = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"']+))|"([^"]*)"|(\S+)/g;

export function readAttributes(written: string) {
  const attributes = new Map<string, string>();
  for (const [, name, double, single, plain, quoted, bare] of written.matchAll(attribute)) {
    if (name === undefined) attributes.set(String(attributes.size), quoted ?? bare ?? '');
    else attributes.set(name.toLowerCase(), double ?? single ?? plain ?? '');
  }
  return attributes;
}

/** Builds a tree: a tag that is closed holds what stands before its end. */
function parse(text: string): Node[] {
  const nodes: Node[] = [];
  const opened = new Map<string, number[]>();
  let at = 0;
  for (const found of text.matchAll(tags)) {
    const [source, slash, name = '', written = ''] = found;
    nodes.push({ text: text.slice(at, found.index) });
    at = found.index + source.length;
    const key = name.toLowerCase();
    const places = opened.get(key) ?? [];
    if (slash === '') {
      places.push(nodes.length);
      opened.set(key, places);
      nodes.push({ tag: { name: key, written, source }, inner: null, end: '' });
      continue;
    }
    const place = places.pop();
    const open = place === undefined ? undefined : nodes[place];
    if (
      place !== undefined &&
      open &&
      'tag' in open &&
      open.tag.name === key &&
      open.inner === null
    ) {
      open.inner = nodes.splice(place + 1);
      open.end = source;
    } else nodes.push({ text: source });
  }
  nodes.push({ text: text.slice(at) });
  return nodes;
}

const sourceOf = (nodes: readonly Node[]): string =>
  nodes
    .map((node) =>
      'text' in node
        ? node.text
        : node.tag.source + (node.inner ? sourceOf(node.inner) : '') + node.end,
    )
    .join('');

/** Words in brackets such as [sic] are text. */
const isShortcode = ({ name, written }: Tag, inner: Node[] | null) =>
  inner !== null || written.includes('=') || /[_-]/.test(name) || knownAlone.has(name);

const knownAlone: ReadonlySet<string> = new Set(['gallery', 'playlist', 'audio', 'video', 'toc']);

/** Their content is code, in which brackets have no meaning. */
const codeNames: ReadonlySet<string> = new Set(
  'code sourcecode php js javascript css html xml python java bash sql ruby'.split(' '),
);

export const isCodeName = (name: string) => codeNames.has(name);

const mostLevels = 20;

/** Replaces the shortcodes of a text, the inner ones first. */
export function replaceShortcodes(text: string, replace: (code: Shortcode) => string): string {
  const write = (nodes: readonly Node[], level: number): string =>
    nodes
      .map((node) => {
        if ('text' in node) return node.text;
        const { tag, inner, end } = node;
        if (!isShortcode(tag, inner)) return tag.source + (inner ? write(inner, level) : '') + end;
        const isPlain = codeNames.has(tag.name) || level >= mostLevels;
        const written = inner && (isPlain ? sourceOf(inner) : write(inner, level + 1));
        return replace({
          name: tag.name,
          attributes: readAttributes(tag.written),
          inner: written,
          source: tag.source,
        });
      })
      .join('');
  return write(parse(text), 0);
}
