import { fireEvent } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import { placeCaret } from '../paste/caret';
import { addEditing } from '../testing/addEditing';
import { paragraph } from '../testing/drafts';
import { openEditor } from '../testing/openEditor';
import { focusedField, pressKey, typeText } from '../testing/typeText';

beforeEach(addEditing);

/** A document with a new paragraph, whose keys Editor.js doesn't handle yet. */
async function openWithNew() {
  const opened = await openEditor([paragraph('One', 'a')]);
  opened.editor.focus();
  placeCaret(focusedField(), 3);
  pressKey('Enter', { keyCode: 13 });
  return opened;
}

const textsIn = (holder: HTMLElement) =>
  [...holder.querySelectorAll('.ce-block')].map(({ textContent }) => textContent);

test('Enter pressed again at once starts another paragraph, not a line', async () => {
  const { editor, holder } = await openWithNew();
  expect(pressKey('Enter', { keyCode: 13 })).toBe(false);
  pressKey('Enter', { keyCode: 13 });
  typeText('Two');
  expect(textsIn(holder)).toEqual(['One', '', '', 'Two']);
  expect((await editor.read()).blocks).toMatchObject([
    { data: { text: 'One' } },
    { data: { text: 'Two' } },
  ]);
});

test('Enter within the text of a new paragraph splits it', async () => {
  const { holder } = await openWithNew();
  typeText('Two and three');
  placeCaret(focusedField(), 3);
  pressKey('Enter', { keyCode: 13 });
  expect(textsIn(holder)).toEqual(['One', 'Two', ' and three']);
  typeText('!');
  expect(textsIn(holder).at(-1)).toBe(' and three!');
});

test('Enter at the start of a new paragraph adds one before it', async () => {
  const { holder } = await openWithNew();
  typeText('Two');
  placeCaret(focusedField(), 0);
  pressKey('Enter', { keyCode: 13 });
  expect(textsIn(holder)).toEqual(['One', '', 'Two']);
});

test('Backspace joins a new paragraph with the text before it', async () => {
  const { holder } = await openWithNew();
  pressKey('Backspace', { keyCode: 8 });
  expect(textsIn(holder)).toEqual(['One']);
  pressKey('Enter', { keyCode: 13 });
  typeText('Two');
  placeCaret(focusedField(), 0);
  expect(pressKey('Backspace', { keyCode: 8 })).toBe(false);
  expect(textsIn(holder)).toEqual(['OneTwo']);
  expect(window.getSelection()?.anchorOffset).toBe(3);
});

test('Shift and Enter starts a line', async () => {
  const { holder } = await openWithNew();
  expect(pressKey('Enter', { keyCode: 13, shiftKey: true })).toBe(true);
  expect(textsIn(holder)).toHaveLength(2);
});

test('arrow keys leave a new block, and continue behind the last one', async () => {
  const { holder } = await openWithNew();
  typeText('```js');
  pressKey('Enter');
  const code = holder.querySelector('textarea');
  if (!code) throw new Error('There is no code.');
  expect(fireEvent.keyDown(code, { key: 'ArrowDown' })).toBe(false);
  typeText('Two');
  expect(textsIn(holder)).toEqual(['One', '', 'Two']);
  placeCaret(focusedField(), 0);
  expect(pressKey('ArrowUp')).toBe(false);
});

test('Tab in a new paragraph behind a new block reaches the buttons beside it', async () => {
  const { holder } = await openWithNew();
  typeText('/larg');
  pressKey('Enter');
  typeText('Scripts');
  pressKey('Enter');
  expect(textsIn(holder)).toEqual(['One', 'Scripts', '']);
  pressKey('Tab');
  expect(holder.querySelector('.ce-toolbar')).toHaveClass('ce-toolbar--opened');
});
