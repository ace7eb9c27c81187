import { type Block, type CssNode, generate, ident, type List, parse, type Rule } from 'css-tree';
import { type FontNeeds, fontNeeds } from './fontNeeds';

/** A selector, and the classes, ids and elements without which it matches nothing. */
type Selector = { text: string; needs: readonly string[] };

/** A declaration; `name` if it is that of a custom property. */
type Declaration = { text: string; name: string | null };

type Piece =
  | { kind: 'rule'; selectors: readonly Selector[]; declarations: readonly Declaration[] }
  /** Rules under a condition, or in a layer. */
  | { kind: 'group'; start: string; pieces: readonly Piece[] }
  /** What other rules use by its name: a property or an animation. */
  | { kind: 'named'; name: string; text: string }
  | { kind: 'font'; needs: FontNeeds; text: string }
  | { kind: 'always'; text: string };

/** Pseudo-elements that only inputs of a type have. */
const inputParts: readonly (readonly [pseudo: RegExp, type: string])[] = [
  [/^file-selector-button$/, 'file'],
  [/^-webkit-(?:date|calendar)/, 'date'],
  [/^-webkit-(?:inner|outer)-spin/, 'number'],
  [/^-webkit-search/, 'search'],
];

const dateTypes: ReadonlySet<string> = new Set(['date', 'datetime-local', 'month', 'time', 'week']);

const inputPart = (type: string) => `input:${dateTypes.has(type) ? 'date' : type}`;

/** What a part of a selector that names an element asks for; null if any element can have it. */
function needOf(node: CssNode) {
  if (node.type === 'ClassSelector') return `.${ident.decode(node.name)}`;
  if (node.type === 'IdSelector') return `#${ident.decode(node.name)}`;
  if (node.type === 'PseudoElementSelector') {
    const type = inputParts.find(([pseudo]) => pseudo.test(node.name))?.[1];
    return type === undefined ? null : inputPart(type);
  }
  if (node.type !== 'TypeSelector' || node.name === '*') return null;
  return node.name.toLowerCase();
}

const isHover = (node: CssNode) => node.type === 'PseudoClassSelector' && node.name === 'hover';

/**
 * What is in the brackets of a pseudo-class, and attributes, are not asked for: scripts change them before the app starts.
 * null for what only a pointer shows.
 */
function readSelector(node: CssNode): Selector | null {
  const parts = node.type === 'Selector' ? [...node.children] : [];
  if (parts.some(isHover)) return null;
  const needs = parts.map(needOf).filter((need) => need !== null);
  return { text: generate(node), needs };
}

const readDeclarations = ({ children }: Block): readonly Declaration[] =>
  [...children].map((node) => ({
    text: generate(node),
    name: node.type === 'Declaration' && node.property.startsWith('--') ? node.property : null,
  }));

function readRule({ prelude, block }: Rule): Piece {
  const selectors = prelude.type === 'SelectorList' ? [...prelude.children] : [prelude];
  return {
    kind: 'rule',
    selectors: selectors.map(readSelector).filter((selector) => selector !== null),
    declarations: readDeclarations(block),
  };
}

const named = new Set(['property', 'keyframes']);

/** Pages do without these until the app has started: nobody points or prints before. */
const later = new Set(['print', '(hover:hover)']);

function readPiece(node: CssNode): Piece | null {
  if (node.type === 'Comment') return null;
  if (node.type === 'Rule') return readRule(node);
  const text = generate(node);
  if (node.type !== 'Atrule' || !node.block) return { kind: 'always', text };
  if (node.name === 'font-face') return { kind: 'font', needs: fontNeeds(text), text };
  const prelude = node.prelude ? generate(node.prelude) : '';
  if (named.has(node.name)) return { kind: 'named', name: prelude, text };
  if (node.name === 'media' && later.has(prelude)) return null;
  // What browsers without @property get instead: they are older than mid 2024, and get it with all styles.
  if (node.name === 'layer' && prelude === 'properties') return null;
  const pieces = readPieces(node.block.children);
  return { kind: 'group', start: `@${node.name} ${prelude}`, pieces };
}

const readPieces = (nodes: List<CssNode>): readonly Piece[] =>
  [...nodes].map(readPiece).filter((piece) => piece !== null);

type Used = {
  html: string;
  /** What the elements of a page are. */
  parts: ReadonlySet<string>;
  /** Whether the rules use a property or an animation. */
  uses: (name: string) => boolean;
};

function write(piece: Piece, used: Used): string {
  if (piece.kind === 'always') return piece.text;
  if (piece.kind === 'font') return piece.needs(used) ? piece.text : '';
  if (piece.kind === 'named') return used.uses(piece.name) ? piece.text : '';
  if (piece.kind === 'group') {
    const inside = writeAll(piece.pieces, used);
    return inside === '' ? '' : `${piece.start}{${inside}}`;
  }
  const shown = piece.selectors.filter(({ needs }) => needs.every((need) => used.parts.has(need)));
  const set = piece.declarations.filter(({ name }) => name === null || used.uses(name));
  if (shown.length === 0 || set.length === 0) return '';
  return `${shown.map(({ text }) => text).join(',')}{${set.map(({ text }) => text).join(';')}}`;
}

const writeAll = (pieces: readonly Piece[], used: Used) =>
  pieces.map((piece) => write(piece, used)).join('');

/** The custom properties that a text uses. */
const usedIn = (text: string) =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

function declarationsIn(pieces: readonly Piece[]): readonly Declaration[] {
  return pieces.flatMap((piece) => {
    if (piece.kind === 'group') return declarationsIn(piece.pieces);
    return piece.kind === 'rule' ? piece.declarations : [];
  });
}

/** The values of each custom property. */
function valuesOf(pieces: readonly Piece[]) {
  const values = new Map<string, string>();
  for (const { name, text } of declarationsIn(pieces)) {
    if (name !== null) values.set(name, `${values.get(name) ?? ''};${text.slice(name.length)}`);
  }
  return values;
}

/** Which names the texts use, also by the properties that they use. */
function findUses(texts: readonly string[], values: ReadonlyMap<string, string>) {
  const found = new Set<string>();
  const read = [...texts];
  for (const text of read) {
    for (const name of usedIn(text)) {
      if (found.has(name)) continue;
      found.add(name);
      read.push(values.get(name) ?? '');
    }
  }
  const all = read.join(' ');
  return (name: string) => (name.startsWith('--') ? found.has(name) : all.includes(name));
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};

const decoded = (text: string) =>
  text.replaceAll(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);

/** The names, classes, ids and types of inputs of the elements, as React writes them. */
function partsOf(html: string) {
  const parts = new Set<string>();
  for (const [, name = ''] of html.matchAll(/<([a-z][\w-]*)/gi)) parts.add(name.toLowerCase());
  for (const [, id = ''] of html.matchAll(/\sid="([^"]*)"/g)) parts.add(`#${decoded(id)}`);
  for (const [, type = ''] of html.matchAll(/<input[^>]*\stype="([^"]*)"/g))
    parts.add(inputPart(type));
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
  const values = valuesOf(pieces);
  return (html: string) => {
    const parts = partsOf(html);
    const rules = writeAll(pieces, { html, parts, uses: () => false });
    const uses = findUses([rules, html], values);
    return writeAll(pieces, { html, parts, uses });
  };
}
