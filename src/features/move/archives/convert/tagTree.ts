export type Tag = {
  name: string;
  /** What stands after the name. */
  written: string;
  source: string;
  isEnd: boolean;
};

/** Text, or a tag. A tag that is closed holds what stands before its end. */
export type TagNode = { text: string } | { tag: Tag; inner: TagNode[] | null; end: string };

type Syntax = { pattern: RegExp; readTag: (found: RegExpExecArray) => Tag | null };

/** Builds the tree of the tags in a text, in one pass. */
export function parseTags(text: string, { pattern, readTag }: Syntax): TagNode[] {
  const nodes: TagNode[] = [];
  const opened = new Map<string, number[]>();
  let at = 0;

  function close(tag: Tag) {
    const place = opened.get(tag.name)?.pop();
    const open = place === undefined ? undefined : nodes[place];
    const isOpen = open && 'tag' in open && open.tag.name === tag.name && open.inner === null;
    if (place === undefined || !isOpen) {
      nodes.push({ text: tag.source });
      return;
    }
    open.inner = nodes.splice(place + 1);
    open.end = tag.source;
  }

  for (const found of text.matchAll(pattern)) {
    const tag = readTag(found);
    if (!tag) continue;
    nodes.push({ text: text.slice(at, found.index) });
    at = found.index + found[0].length;
    if (tag.isEnd) {
      close(tag);
      continue;
    }
    const places = opened.get(tag.name) ?? [];
    places.push(nodes.length);
    opened.set(tag.name, places);
    nodes.push({ tag, inner: null, end: '' });
  }
  nodes.push({ text: text.slice(at) });
  return nodes;
}

/** The text from which nodes were read. */
export const sourceOf = (nodes: readonly TagNode[]): string =>
  nodes
    .map((node) =>
      'text' in node
        ? node.text
        : node.tag.source + (node.inner ? sourceOf(node.inner) : '') + node.end,
    )
    .join('');

const mostLevels = 20;

export type ReplaceTag = (tag: Tag, inner: string | null) => string;

/** Writes nodes with their tags replaced, the inner ones first. */
export function writeTags(nodes: readonly TagNode[], replace: ReplaceTag, level = 0): string {
  return nodes
    .map((node) => {
      if ('text' in node) return node.text;
      const { tag, inner } = node;
      const isPlain = level >= mostLevels;
      const written = inner && (isPlain ? sourceOf(inner) : writeTags(inner, replace, level + 1));
      return replace(tag, written);
    })
    .join('');
}

const attributeName = /^[\w-]+$/;

/** Splits the words of a tag. Quotes hold words together. */
function splitWords(written: string) {
  const words: { name: string; value: string }[] = [];
  let name = '';
  let value = '';
  let quote = '';
  let isStarted = false;
  const end = () => {
    if (isStarted) words.push({ name, value });
    name = '';
    value = '';
    isStarted = false;
  };
  for (const sign of written) {
    if (quote !== '') {
      if (sign === quote) quote = '';
      else value += sign;
    } else if (/\s/.test(sign)) end();
    else if ((sign === '"' || sign === "'") && value === '') {
      quote = sign;
      isStarted = true;
    } else if (sign === '=' && name === '' && attributeName.test(value)) {
      name = value;
      value = '';
    } else {
      value += sign;
      isStarted = true;
    }
  }
  end();
  return words;
}

/** The attributes of a tag by their names; those without a name by their number. */
export function readAttributes(written: string) {
  const attributes = new Map<string, string>();
  let unnamed = 0;
  for (const { name, value } of splitWords(written)) {
    if (name === '') {
      attributes.set(String(unnamed), value);
      unnamed += 1;
    } else attributes.set(name.toLowerCase(), value);
  }
  return attributes;
}

/** Splits the inside of a tag into its name and what follows. */
export function splitName(inside: string) {
  const text = inside.trim();
  const end = text.search(/\s/);
  return end < 0
    ? { name: text, written: '' }
    : { name: text.slice(0, end), written: text.slice(end).trim() };
}
