import { type CssNode, generate, ident, type List, parse, type Rule } from 'css-tree';

/** A selector, and the classes, ids and elements without which it matches nothing. */
type Selector = { text: string; needs: readonly string[] };

type Piece =
  | { kind: 'rule'; selectors: readonly Selector[]; body: string }
  /** Rules under a condition, or in a layer. */
  | { kind: 'group'; start: string; pieces: readonly Piece[] }
  /** What other rules use by its name: a property or an animation. */
  | { kind: 'named'; name: string; text: string }
  | { kind: 'always'; text: string };

/** What a part of a selector that names an element asks for; null if any element can have it. */
function needOf(node: CssNode) {
  if (node.type === 'ClassSelector') return `.${ident.decode(node.name)}`;
  if (node.type === 'IdSelector') return `#${ident.decode(node.name)}`;
  if (node.type !== 'TypeSelector' || node.name === '*') return null;
  return node.name.toLowerCase();
}

/** What is in the brackets of a pseudo-class, and attributes, are not asked for: scripts change them before the app starts. */
function readSelector(node: CssNode): Selector {
  const parts = node.type === 'Selector' ? [...node.children] : [];
  const needs = parts.map(needOf).filter((need) => need !== null);
  return { text: generate(node), needs };
}

function readRule({ prelude, block }: Rule): Piece {
  const selectors = prelude.type === 'SelectorList' ? [...prelude.children] : [prelude];
  return { kind: 'rule', selectors: selectors.map(readSelector), body: generate(block) };
}

const named = new Set(['property', 'keyframes']);

function readPiece(node: CssNode): Piece | null {
  if (node.type === 'Comment') return null;
  if (node.type === 'Rule') return readRule(node);
  if (node.type !== 'Atrule' || !node.block || node.name === 'font-face')
    return { kind: 'always', text: generate(node) };
  const prelude = node.prelude ? generate(node.prelude) : '';
  if (named.has(node.name)) return { kind: 'named', name: prelude, text: generate(node) };
  const pieces = readPieces(node.block.children);
  return { kind: 'group', start: `@${node.name} ${prelude}`, pieces };
}

const readPieces = (nodes: List<CssNode>): readonly Piece[] =>
  [...nodes].map(readPiece).filter((piece) => piece !== null);

type Used = {
  /** What the elements of a page are. */
  parts: ReadonlySet<string>;
  /** Whether the rules use a property or an animation. */
  uses: (name: string) => boolean;
};

function write(piece: Piece, used: Used): string {
  if (piece.kind === 'always') return piece.text;
  if (piece.kind === 'named') return used.uses(piece.name) ? piece.text : '';
  if (piece.kind === 'group') {
    const inside = writeAll(piece.pieces, used);
    return inside === '' ? '' : `${piece.start}{${inside}}`;
  }
  const shown = piece.selectors.filter(({ needs }) => needs.every((need) => used.parts.has(need)));
  return shown.length === 0 ? '' : shown.map(({ text }) => text).join(',') + piece.body;
}

const writeAll = (pieces: readonly Piece[], used: Used) =>
  pieces.map((piece) => write(piece, used)).join('');

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};

const decoded = (text: string) =>
  text.replaceAll(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);

/** The names, classes and ids of the elements, as React writes them. */
function partsOf(html: string) {
  const parts = new Set<string>();
  for (const [, name = ''] of html.matchAll(/<([a-z][\w-]*)/gi)) parts.add(name.toLowerCase());
  for (const [, id = ''] of html.matchAll(/\sid="([^"]*)"/g)) parts.add(`#${decoded(id)}`);
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of decoded(list).split(/\s+/)) parts.add(`.${name}`);
  }
  return parts;
}

/**
 * Returns the rules of the stylesheet that can match elements of a page, in the same order. Pages get them without the
 * others, which the app loads before it starts.
 */
export function createStylesOf(css: string) {
  const sheet = parse(css, { parseValue: false, parseCustomProperty: false });
  const pieces = sheet.type === 'StyleSheet' ? readPieces(sheet.children) : [];
  return (html: string) => {
    const parts = partsOf(html);
    const rules = writeAll(pieces, { parts, uses: () => false });
    return writeAll(pieces, { parts, uses: (name) => rules.includes(name) });
  };
}
