import { editorClasses } from '../editorClasses';

/** The field of a block that is edited, and its block. */
export type TextField = { field: HTMLElement; block: HTMLElement; id: string };

/** The editable element of a block that an event happened in; null for inputs and menus. */
export function textField(target: EventTarget | null): TextField | null {
  const element = target instanceof Element ? target : null;
  const field = element?.closest<HTMLElement>('[contenteditable="true"]');
  const block = field?.closest<HTMLElement>(`.${editorClasses.block}`);
  const id = block?.getAttribute('data-id');
  return field && block && id ? { field, block, id } : null;
}

export const isParagraph = ({ field }: TextField) =>
  field.classList.contains(editorClasses.paragraph);

/** The collapsed selection in a field; null if text is selected or the caret is elsewhere. */
export function caretIn(field: HTMLElement) {
  const selection = window.getSelection();
  const range = selection?.isCollapsed && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
  return range && field.contains(range.startContainer) ? range : null;
}

/** The parts of a field before and after the caret. */
function rangesAround(field: HTMLElement, caret: Range) {
  const before = document.createRange();
  before.selectNodeContents(field);
  const after = before.cloneRange();
  before.setEnd(caret.startContainer, caret.startOffset);
  after.setStart(caret.startContainer, caret.startOffset);
  return { before, after };
}

/** Browsers type a space at the end of a text as a non-breaking one. */
const withSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

/** The text of a field before and after the caret; null if the caret isn't in it. */
export function textAroundCaret(field: HTMLElement) {
  const caret = caretIn(field);
  if (!caret) return null;
  const { before, after } = rangesAround(field, caret);
  return { before: withSpaces(before.toString()), after: withSpaces(after.toString()) };
}

/** The HTML of a field behind the caret. */
export function htmlAfterCaret(field: HTMLElement, caret: Range) {
  const container = document.createElement('div');
  container.append(rangesAround(field, caret).after.cloneContents());
  return container.innerHTML;
}
