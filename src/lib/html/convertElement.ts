import type { EditorBlock } from '@contract/document/editorDocument';
import { convertPre, convertProgram } from './convertCode';
import { convertList } from './convertList';
import { convertFigure, convertFrame, convertPicture } from './convertMedia';
import { convertCallout, convertQuote, isCallout, isPullQuote } from './convertQuote';
import { convertTable } from './convertTable';
import { type Convert, type Found, type ListPart, withoutMark } from './pieces';
import { splitInline } from './splitInline';

/** Letters and numbers with a dot or bracket; bullets are single signs, or `o` in another font. */
const number = /^\(?(?:\d+|[a-z]|[ivxlcdm]+)[.)]/i;

const isMarker = (element: Element) =>
  /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '');

/**
 * Word writes items of lists as paragraphs: `mso-list: l0 level2 lfo1` names list and level, and the
 * bullet or number is part of the text.
 */
function convertWordItem({ element, style, inherited, walk }: Found): readonly [ListPart] | null {
  const [, id, level] = /^(l\d+) level(\d+)/.exec(style.get('mso-list') ?? '') ?? [];
  if (id === undefined) return null;
  const marker = [...element.querySelectorAll('span')].find(isMarker)?.textContent.trim() ?? '';
  const { html, others } = splitInline(walk.convert(element.childNodes, inherited));
  const item = {
    level: Number(level),
    style: number.test(marker) ? ('ordered' as const) : ('unordered' as const),
    content: html,
    isChecked: undefined,
  };
  const start = item.level === 1 ? Number.parseInt(marker, 10) || 1 : 1;
  const items = html === '' ? [] : [item];
  return [{ type: 'listPart', key: `word ${id}`, start, items, after: others }];
}

/** Headings begin at level 2, below the title of the post. */
const levelOf = (level: number) => Math.min(Math.max(level || 2, 2), 6);

const headingLevel = ({ localName }: Element) => Number(/^h([1-6])$/.exec(localName)?.[1] ?? 0);

function convertHeading({ element, inherited, walk }: Found, level: number): EditorBlock[] {
  const inner = { ...withoutMark(inherited, 'b'), isHeading: true };
  return walk
    .convert(element.childNodes, inner)
    .map((block) =>
      block.type === 'paragraph'
        ? { type: 'header', data: { ...block.data, level: levelOf(level) } }
        : block,
    );
}

/** Terms and summaries: a line in bold above what it belongs to. */
const convertTerm: Convert = ({ element, inherited, walk }) =>
  walk.convert(element.childNodes, { ...inherited, marks: { ...inherited.marks, b: '' } });

const byTag = new Map<string, Convert>([
  ['pre', convertPre],
  ['ul', convertList],
  ['ol', convertList],
  ['table', convertTable],
  ['blockquote', convertQuote],
  ['aside', convertCallout],
  ['img', convertPicture],
  ['figure', convertFigure],
  ['iframe', convertFrame],
  ['video', convertFrame],
  ['audio', convertFrame],
  ['hr', () => [{ type: 'delimiter', data: {} }]],
  ['dt', convertTerm],
  ['summary', convertTerm],
]);

/** Converts an element to blocks; null if it is nothing but its content. */
export const convertElement: Convert = (found) => {
  const { element, style } = found;
  const level = headingLevel(element);
  if (level > 0) return convertHeading(found, level);
  if (isPullQuote(element)) return convertQuote(found);
  if (isCallout(element)) return convertCallout(found);
  const byName = byTag.get(element.localName);
  if (byName) return byName(found);
  if (element.getAttribute('role') === 'heading') {
    return convertHeading(found, Number(element.getAttribute('aria-level')));
  }
  if (style.has('mso-list')) return convertWordItem(found);
  if (element.classList.contains('MsoTitle')) return convertHeading(found, 1);
  return convertProgram(found);
};
