import { escapeHtmlText } from '../html/escape';
import { type InlineRun, isSameMark, type Mark, parseInline } from './inlineRuns';

/** A tag with its content. */
export type InlineElement = Mark & { kind: 'element'; children: InlineNode[] };

export type InlineNode =
  | { kind: 'text'; text: string }
  | { kind: 'entity'; text: string }
  | { kind: 'break' }
  | InlineElement;

// From outside to inside, if two tags end at the same place. `***both***` is italic around bold.
const ranks = ['a', 'i', 'b', 's', 'u', 'mark', 'sub', 'sup', 'span'];
const rankOf = ({ tag }: Mark) => (tag === 'code' ? ranks.length + 1 : ranks.indexOf(tag));

const hasMark = ({ marks }: InlineRun, mark: Mark) =>
  marks.some((other) => isSameMark(other, mark));

/** Returns the index of the first run from `start` on that doesn't have the mark. */
function endOf(mark: Mark, runs: readonly InlineRun[], start: number) {
  let end = start;
  for (let run = runs[end]; run && hasMark(run, mark); run = runs[end]) end += 1;
  return end;
}

/** Links are outermost and code is innermost; between them, the tag that ends last comes first. */
function outermost(runs: readonly InlineRun[], start: number) {
  const placeOf = (mark: Mark) => {
    if (mark.tag === 'a') return Number.POSITIVE_INFINITY;
    return mark.tag === 'code' ? -1 : endOf(mark, runs, start);
  };
  return runs[start]?.marks.toSorted(
    (one, other) =>
      placeOf(other) - placeOf(one) ||
      rankOf(one) - rankOf(other) ||
      one.attributes.localeCompare(other.attributes),
  )[0];
}

function addLeaf(nodes: InlineNode[], { kind, text }: InlineRun) {
  const last = nodes.at(-1);
  if (kind === 'break') nodes.push({ kind });
  else if (kind === 'text' && last?.kind === 'text') last.text += text;
  else nodes.push({ kind, text });
}

function buildTree(runs: readonly InlineRun[]): InlineNode[] {
  const nodes: InlineNode[] = [];
  let at = 0;
  for (let run = runs[at]; run; run = runs[at]) {
    const mark = outermost(runs, at);
    if (mark === undefined) {
      addLeaf(nodes, run);
      at += 1;
      continue;
    }
    const end = endOf(mark, runs, at);
    const children = buildTree(
      runs.slice(at, end).map((one) => ({
        ...one,
        marks: one.marks.filter((other) => !isSameMark(other, mark)),
      })),
    );
    nodes.push({ kind: 'element', ...mark, children });
    at = end;
  }
  return nodes;
}

/** Reads inline HTML as a tree in which the same look always has the same structure. */
export function inlineTree(html: string): readonly InlineNode[] {
  return buildTree(parseInline(html));
}

/** Writes a tree as HTML. */
function printHtml(nodes: readonly InlineNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return escapeHtmlText(node.text);
      if (node.kind === 'entity') return node.text;
      if (node.kind === 'break') return '<br>';
      return `<${node.tag}${node.attributes}>${printHtml(node.children)}</${node.tag}>`;
    })
    .join('');
}

/** Writes inline HTML in the one form that conversion from Markdown produces. */
export function normaliseInline(html: string) {
  // Most text has no markup, and reading it as a tree takes ten times as long.
  if (/^[^<>&\u00a0\p{Cc}]*$/u.test(html))
    return html.replaceAll(/ +/g, ' ').replaceAll(/^ | $/g, '');
  return printHtml(inlineTree(html));
}
