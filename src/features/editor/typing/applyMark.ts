import { type FieldText, rangeOf } from './fieldText';
import type { InlineMark } from './inlineMarkdown';

function createMark({ tag, href }: InlineMark) {
  const element = document.createElement(tag);
  if (href !== undefined) element.setAttribute('href', href);
  return element;
}

/** Replaces the typed characters of a mark with its element, which has the text between them. */
export function applyMark(fieldText: FieldText, mark: InlineMark) {
  const { start, opening, closing } = mark;
  const end = fieldText.text.length;
  const element = createMark(mark);
  rangeOf(fieldText, end - closing, end).deleteContents();
  const content = rangeOf(fieldText, start + opening, end - closing);
  element.append(content.extractContents());
  if (mark.tag === 'code') element.textContent = element.textContent?.trim() ?? '';
  content.insertNode(element);
  rangeOf(fieldText, start, start + opening).deleteContents();
  return element;
}
