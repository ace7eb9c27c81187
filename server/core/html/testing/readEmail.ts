import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => 'tagName' in node;

function* elementsOf(node: Node): Generator<Element, void> {
  if (isElement(node)) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
}

/** Tags that don't separate words. */
const inline: ReadonlySet<string> = new Set([
  'b',
  'strong',
  'i',
  'em',
  'code',
  'mark',
  'a',
  'span',
]);

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  const text = node.childNodes.map(textOf).join('');
  return isElement(node) && !inline.has(node.tagName) ? ` ${text} ` : text;
}

const attributeOf = ({ attrs }: Element, name: string) =>
  attrs.find((attribute) => attribute.name === name)?.value;

/** Reads the HTML of an e-mail as browsers do, with the errors that they forgive. */
export function readEmail(html: string) {
  const errors: string[] = [];
  const page = parse(html, {
    onParseError: ({ code, startOffset }) => {
      errors.push(`${code}: ${html.slice(startOffset - 20, startOffset + 40)}`);
    },
  });
  const elements = [...elementsOf(page)];
  const named = (tag: string) => elements.filter(({ tagName }) => tagName === tag);
  return {
    errors,
    tags: elements.map(({ tagName }) => tagName),
    title: named('title').map(textOf).join('').trim(),
    text: named('body').map(textOf).join(''),
    links: named('a').map((link) => attributeOf(link, 'href')),
    attributes: (tag: string, name: string) =>
      named(tag).map((element) => attributeOf(element, name)),
  };
}

/** The HTML without what only changes how it looks. */
export const withoutLooks = (html = '') => html.replaceAll(/ (?:class|style)="[^"]*"/g, '');

/** The words of a text, without the addresses and the signs between them. */
export const wordsOf = (text: string) =>
  text
    .replaceAll(/<[^\s<>]+>|https?:\/\/\S+/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
