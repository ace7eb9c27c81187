import { fireEvent } from '@testing-library/dom';

/** The field with the caret. In jsdom, placing the caret doesn't move the focus. */
export function focusedField() {
  const node = window.getSelection()?.anchorNode ?? null;
  const element = node instanceof Element ? node : node?.parentElement;
  const field = element?.closest('[contenteditable="true"]') ?? document.activeElement;
  if (!(field instanceof HTMLElement)) throw new Error('No field has the focus.');
  return field;
}

/** Types one character at the end of the field with the caret, as the browser reports it. */
function typeCharacter(data: string) {
  const field = focusedField();
  const last = field.lastChild;
  const text = last instanceof Text ? last : new Text();
  text.appendData(data);
  if (text !== last) field.append(text);
  window.getSelection()?.collapse(text, text.length);
  fireEvent(field, new InputEvent('input', { bubbles: true, inputType: 'insertText', data }));
}

/** Types text at the end of the field with the caret, character by character. */
export function typeText(text: string) {
  for (const character of text) typeCharacter(character);
}

/** Presses a key. Returns false if its default was prevented. */
export const pressKey = (key: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(focusedField(), { key, ...init });
