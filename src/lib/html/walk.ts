import type { EditorBlock } from '@contract/document/editorDocument';
import { createTextBuffer } from './createTextBuffer';
import { hasClass, isBlock, isElement, isHidden, isSkipped, isText } from './elements';
import { mergeLists } from './listParts';
import { marksOf } from './marks';
import { blankLine, mergeCode } from './mergeCode';
import { type Convert, type Inherited, type Piece, type Walk, withoutMark } from './pieces';
import { keepsLines, type Style, type StyleOf } from './styles';

/** Wikipedia sets every formula in a style. */
const withoutStyle = (tex: string) =>
  tex.replace(/^\{\\(?:display|text)style (.*)\}$/s, '$1').trim();

/** The source of a formula: TeX if the page has it. */
const formulaOf = (element: Element) =>
  (element.querySelector('annotation[encoding="application/x-tex"]') ?? element).textContent.trim();

const formulaPictures = ['mwe-math-fallback-image-inline', 'mwe-math-fallback-image-display'];

/** The text of an element that isn't text itself: of an emoji's picture, or of a formula. */
function signOf(element: Element) {
  if (element.localName === 'math') return withoutStyle(formulaOf(element));
  const alt = element.localName === 'img' ? (element.getAttribute('alt')?.trim() ?? '') : '';
  if (alt === '') return null;
  if (hasClass(element, ...formulaPictures)) return withoutStyle(alt);
  const isEmoji = hasClass(element, 'emoji', 'goomoji', 'wp-smiley', 'an1');
  return isEmoji || /^\p{Extended_Pictographic}\S{0,8}$/u.test(alt) ? alt : null;
}

/** Deeper content is read as plain text: recursion could exhaust the stack. */
const mostDepth = 250;

export const nothingInherited: Inherited = {
  marks: {},
  keepsLines: false,
  isHeading: false,
  depth: 0,
};

function inheritedBy(element: Element, style: Style, outer: Inherited): Inherited {
  const marks = marksOf(element, style, outer.marks);
  const next = { ...outer, marks, keepsLines: keepsLines(style) ?? outer.keepsLines };
  const inner = { ...next, depth: outer.depth + 1 };
  return outer.isHeading ? withoutMark(inner, 'b') : inner;
}

/** Visits each node once: text is collected until a block begins or ends. */
export function createWalk(styleOf: StyleOf, convertElement: Convert): Walk {
  function convert(nodes: Iterable<Node>, inherited: Inherited): EditorBlock[] {
    const pieces: Piece[] = [];
    const buffer = createTextBuffer();
    const flush = () => {
      for (const text of buffer.take()) {
        pieces.push(text === '' ? blankLine : { type: 'paragraph', data: { text } });
      }
    };

    function visitElement(element: Element, outer: Inherited) {
      const style = styleOf(element);
      if (isSkipped(element) || isHidden(style)) return;
      if (element.localName === 'br') return buffer.addBreak();
      const inner = inheritedBy(element, style, outer);
      if (inner.depth > mostDepth) {
        return buffer.addText(element.textContent, inner.marks, inner.keepsLines);
      }
      if (hasClass(element, 'Apple-converted-space'))
        return buffer.addText(' ', inner.marks, false);
      const sign = signOf(element);
      if (sign !== null) return buffer.addText(sign, inner.marks, false);
      const converted = convertElement({ element, style, inherited: inner, walk });
      const isOwnBlock = converted !== null || isBlock(element, style);
      if (isOwnBlock) flush();
      if (converted) pieces.push(...converted);
      else for (const child of element.childNodes) visit(child, inner);
      if (isOwnBlock) flush();
    }

    function visit(node: Node, outer: Inherited) {
      if (isText(node)) buffer.addText(node.data, outer.marks, outer.keepsLines);
      else if (isElement(node)) visitElement(node, outer);
    }

    for (const node of nodes) visit(node, inherited);
    flush();
    return mergeLists(mergeCode(pieces));
  }

  const walk = { styleOf, convert };
  return walk;
}
