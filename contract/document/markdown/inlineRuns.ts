import { decodeEntities } from '../html/entities';
import { escapeHtmlAttribute } from '../html/escape';
import { sanitizeInline } from '../sanitizeHtml';

/** A tag around text. `attributes` are written as in HTML. */
export type Mark = { tag: string; attributes: string };

/**
 * A part of inline HTML with the tags around it. `entity` is a named entity that `decodeEntities`
 * doesn't know.
 */
export type InlineRun = { kind: 'text' | 'entity' | 'break'; text: string; marks: readonly Mark[] };

const sameTags: Readonly<Record<string, string>> = { strong: 'b', em: 'i' };
const piece =
  /<(?<closing>\/?)(?<tag>[a-z][a-z0-9]*)(?<attributes>[^>]*)>|&(?:#x?[0-9a-f]+|[a-z][a-z0-9]*);|[ \t\n\r]+|[^<& \t\n\r]+(?:[ \t\n\r]+[^<& \t\n\r]+)*|[<&]/gi;

export const isSameMark = (one: Mark, other: Mark) =>
  one.tag === other.tag && one.attributes === other.attributes;

/** Of a link only the address is read: the page decides how links open. */
function readMark(tag: string, attributes: string): Mark {
  if (tag !== 'a') return { tag, attributes: attributes.trimEnd() };
  const href = /\shref="([^"]*)"/i.exec(attributes)?.[1];
  const address = href === undefined ? '' : ` href="${escapeHtmlAttribute(decodeEntities(href))}"`;
  return { tag, attributes: address };
}

/** Leaves out tags without a meaning, repeated ones, and links inside links. */
function effectiveMarks(open: readonly Mark[]) {
  return open.filter((mark, at) => {
    if ((mark.tag === 'a' || mark.tag === 'span') && mark.attributes === '') return false;
    const parents = open.slice(0, at);
    return !parents.some((parent) =>
      mark.tag === 'a' ? parent.tag === 'a' && parent.attributes !== '' : isSameMark(parent, mark),
    );
  });
}

function readText(source: string, marks: readonly Mark[]): InlineRun {
  if (!source.startsWith('&')) {
    return { kind: 'text', text: source.replaceAll(/[ \t\n\r]+/g, ' '), marks };
  }
  const text = decodeEntities(source);
  const isUnknown = text === source && source.length > 1;
  return { kind: isUnknown ? 'entity' : 'text', text, marks };
}

/** Splits HTML at tags and entities, and at spaces beside them. */
function readRuns(html: string) {
  const runs: InlineRun[] = [];
  const open: Mark[] = [];
  for (const { 0: source, groups = {} } of sanitizeInline(html).matchAll(piece)) {
    const name = groups['tag']?.toLowerCase();
    const tag = name === undefined ? undefined : (sameTags[name] ?? name);
    if (tag === undefined) runs.push(readText(source, effectiveMarks(open)));
    else if (tag === 'br') {
      if (!groups['closing']) runs.push({ kind: 'break', text: '', marks: effectiveMarks(open) });
    } else if (groups['closing']) {
      const at = open.findLastIndex((mark) => mark.tag === tag);
      if (at >= 0) open.splice(at, 1);
    } else open.push(readMark(tag, groups['attributes'] ?? ''));
  }
  return runs;
}

const isSpace = ({ kind, text }: InlineRun) => kind === 'text' && text === ' ';
const isBlank = (run: InlineRun) => isSpace(run) || run.kind === 'break';

/** Drops spaces and breaks at both ends, spaces beside breaks, and repeated spaces. */
function trimRuns(runs: readonly InlineRun[]) {
  const first = runs.findIndex((run) => !isBlank(run));
  const last = runs.findLastIndex((run) => !isBlank(run));
  if (first < 0) return [];
  const inner = runs.slice(first, last + 1).filter(({ kind, text }) => kind !== 'text' || text);
  const trimmed: InlineRun[] = [];
  for (const run of inner) {
    const before = trimmed.at(-1);
    if (isSpace(run) && before && isBlank(before)) continue;
    if (run.kind === 'break' && before && isSpace(before)) trimmed.pop();
    trimmed.push(run);
  }
  return trimmed;
}

/** Moves spaces and breaks at the edges of a tag out of it. */
function unmarkBlanks(runs: readonly InlineRun[]) {
  const withSharedMarks = (run: InlineRun, neighbour: readonly Mark[]) => ({
    ...run,
    marks: run.marks.filter((mark) => neighbour.some((other) => isSameMark(other, mark))),
  });
  let neighbour: readonly Mark[] = [];
  const unmarkBlank = (run: InlineRun) => {
    if (isBlank(run)) return withSharedMarks(run, neighbour);
    neighbour = run.marks;
    return run;
  };
  const backwards = runs.map(unmarkBlank).toReversed();
  neighbour = [];
  return backwards.map(unmarkBlank).toReversed();
}

/**
 * Reads inline HTML in the form that conversion uses: sanitised, whitespace collapsed, no tag that
 * begins or ends with a space. HTML that differs only in this way is read as the same runs.
 */
export function parseInline(html: string): readonly InlineRun[] {
  return unmarkBlanks(trimRuns(readRuns(html)));
}
