import { editorClasses } from '../editorClasses';
import { caretIn, type TextField, textAroundCaret, textField } from './caretText';
import { addParagraphAfter } from './replaceBlock';
import type { TypingParts } from './typingParts';

const captions = `.${editorClasses.quoteCaption}, .block-caption, .${editorClasses.pictureCaption}, .${editorClasses.embedCaption}`;

/** `startLine` starts a line behind a mark that was just completed, and returns false if there is none. */
type LeaveParts = TypingParts & { startLine: (field: HTMLElement) => boolean };

const isAtEnd = (field: HTMLElement) => textAroundCaret(field)?.after === '';

/** The last node in an element that shows something, or the element itself. Removes what shows nothing. */
function lastShown(element: Node): Node {
  for (let last = element; ; last = element) {
    while (last.lastChild) last = last.lastChild;
    const isShown = last instanceof HTMLBRElement || last.textContent !== '';
    if (last === element || isShown) return last;
    last.parentNode?.removeChild(last);
  }
}

function removeLastBreaks(field: HTMLElement) {
  for (let last = lastShown(field); last instanceof HTMLBRElement; last = lastShown(field)) {
    last.remove();
  }
}

/** Returns true if nothing but a line break is in the line of the caret, which is the last. */
function isInEmptyLastLine(field: HTMLElement, caret: Range) {
  const before = document.createRange();
  before.selectNodeContents(field);
  const after = before.cloneRange();
  before.setEnd(caret.startContainer, caret.startOffset);
  after.setStart(caret.startContainer, caret.startOffset);
  const content = before.cloneContents();
  const last = lastShown(content);
  return after.toString() === '' && (last === content || last instanceof HTMLBRElement);
}

/** Adds a paragraph with the caret behind a block, and removes the empty line that was left. */
function leave(parts: TypingParts, id: string, field: HTMLElement | null) {
  parts.changes.step(id, () => {
    if (field) removeLastBreaks(field);
    return [addParagraphAfter(parts, id)];
  });
}

/** Enter in a quote starts a line with `<br>`: browsers would nest elements, which aren't stored. */
function handleQuote(parts: LeaveParts, { field, id }: TextField) {
  const caret = caretIn(field);
  if (caret && isInEmptyLastLine(field, caret)) leave(parts, id, field);
  else if (!parts.startLine(field)) document.execCommand('insertLineBreak');
}

/** In the title of a callout Enter goes on to its text, or behind the callout if it is empty. */
function handleTitle(parts: TypingParts, title: HTMLInputElement, callout: HTMLElement) {
  const id = callout.closest(`.${editorClasses.block}`)?.getAttribute('data-id');
  if (!id) return false;
  if (title.value === '') leave(parts, id, null);
  else callout.querySelector<HTMLElement>('.callout-text')?.focus();
  return true;
}

/**
 * Enter where Editor.js would stay inside a block: in captions, in an empty line of a quote, and in
 * callouts. Returns true if it was handled.
 */
export function leaveBlock(parts: LeaveParts, target: EventTarget | null) {
  const callout = target instanceof Element ? target.closest<HTMLElement>('.callout') : null;
  if (callout && target instanceof HTMLInputElement) return handleTitle(parts, target, callout);
  const picture = target instanceof Element ? target.closest('.picture > .block-input') : null;
  const pictureId = picture?.closest(`.${editorClasses.block}`)?.getAttribute('data-id');
  if (pictureId) {
    leave(parts, pictureId, null);
    return true;
  }
  const place = textField(target);
  if (!place) return false;
  const { field, id } = place;
  if (field.matches(`.${editorClasses.quoteText}`)) handleQuote(parts, place);
  else if (field.matches(captions) || (callout && isAtEnd(field))) leave(parts, id, field);
  else return false;
  return true;
}
