import { caretIn, textField } from './caretText';

/** Returns true if nothing follows an element in its parent but an empty text. */
function isLast({ nextSibling: next }: Element) {
  return !next || (next.textContent === '' && next instanceof Text && !next.nextSibling);
}

/**
 * Puts text behind an element, with the caret behind the text. Returns the text with a space at its end
 * that browsers would not show.
 */
function writeBehind(element: Element, data: string) {
  const next = element.nextSibling;
  const text = isLast(element) ? data.replace(/ $/, '\u00a0') : data;
  const node = next instanceof Text ? next : new Text();
  node.insertData(0, text);
  if (node !== next) element.after(node);
  window.getSelection()?.collapse(node, text.length);
  return text === data ? null : node;
}

/** Starts a line behind an element. A line at the end of a field is shown only with a second break. */
function breakBehind(element: Element) {
  const lineBreak = document.createElement('br');
  if (isLast(element)) element.after(document.createElement('br'));
  element.after(lineBreak);
  const behind = document.createRange();
  behind.setStartAfter(lineBreak);
  window.getSelection()?.collapse(behind.startContainer, behind.startOffset);
}

/** Returns true if nothing is between the text of an element and the caret. */
function isBehind(element: Element, field: HTMLElement) {
  const caret = caretIn(field);
  if (!caret) return false;
  let last: Node = element;
  while (last.lastChild) last = last.lastChild;
  const gap = document.createRange();
  gap.setStart(last, last instanceof Text ? last.length : 0);
  // Setting an end before the start moves the start.
  gap.setEnd(caret.startContainer, caret.startOffset);
  return gap.startContainer === last && gap.toString() === '';
}

/**
 * Browsers continue a mark when the caret is behind its last character. This writes what is typed next
 * behind the mark that was just completed.
 */
export function createMarkExit() {
  let mark: Element | null = null;
  let spaced: Text | null = null;

  /** The mark that is to be left in this field, once. */
  function take(target: EventTarget | null) {
    const field = textField(target)?.field;
    const left = mark;
    mark = null;
    return left?.isConnected && field?.contains(left) && isBehind(left, field) ? left : null;
  }

  return {
    leave(element: Element) {
      mark = element;
      const behind = document.createRange();
      behind.setStartAfter(element);
      window.getSelection()?.collapse(behind.startContainer, behind.startOffset);
    },
    handleBeforeInput(event: InputEvent) {
      const { inputType, data, isComposing } = event;
      if (isComposing || inputType.includes('Composition')) return;
      const left = take(event.target);
      const isText = inputType === 'insertText' && data !== null;
      if (!left || (!isText && inputType !== 'insertLineBreak')) return;
      event.preventDefault();
      if (isText) spaced = writeBehind(left, data);
      else breakBehind(left);
      event.target?.dispatchEvent(new InputEvent('input', { bubbles: true, inputType, data }));
    },
    /** Starts a line behind the mark. Returns false if the caret isn't behind it. */
    startLine(field: HTMLElement) {
      const left = take(field);
      if (left) breakBehind(left);
      return left !== null;
    },
    /** A space that isn't the last character any more becomes an ordinary one. */
    handleInput() {
      if (spaced && /^\u00a0\S/.test(spaced.data)) spaced.replaceData(0, 1, ' ');
      if (spaced && spaced.length > 1) spaced = null;
    },
    /** What an input method has written into the mark is moved behind it. */
    handleCompositionEnd(event: CompositionEvent) {
      const left = take(event.target);
      const last = left?.lastChild;
      const { data } = event;
      if (!left || !(last instanceof Text) || data === '' || !last.data.endsWith(data)) return;
      last.deleteData(last.length - data.length, data.length);
      writeBehind(left, data);
    },
  };
}
