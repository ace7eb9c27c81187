import type { EditorBlock } from '@contract/document/editorDocument';
import { convertPre, convertProgram } from './convertCode';
import { convertList } from './convertList';
import { convertFigure, convertFrame, convertPicture } from './convertMedia';
import { convertCallout, convertQuote, isCallout, isPullQuote } from './convertQuote';
import { convertTable } from './convertTable';
import { convertWordItem } from './convertWordItem';
import { type Convert, type Found, withoutMark } from './pieces';

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
