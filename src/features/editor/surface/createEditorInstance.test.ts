import { fireEvent, waitFor, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { ParagraphTool } from '../blocks/tools';
import { addEditing } from '../testing/addEditing';
import { paragraph } from '../testing/drafts';
import { openEditor } from '../testing/openEditor';

const blocks = [paragraph('One', 'a'), paragraph('Two', 'b'), paragraph('Three', 'c')];

const lastUndone = 'Undone. There is nothing left to undo.';

/** Types into the paragraph with this text, as the browser reports it. */
function type(holder: HTMLElement, text: string, next: string) {
  const field = within(holder).getByText(text);
  field.textContent = next;
  fireEvent.input(field);
}

const shownTexts = (holder: HTMLElement) =>
  [...holder.querySelectorAll('.ce-paragraph')].map(({ textContent }) => textContent);

test('an edited paragraph is in the document', async () => {
  const { editor, holder, onChange } = await openEditor(blocks);
  type(holder, 'Two', 'Changed');
  const { blocks: read } = await editor.read();
  expect(read).toEqual([blocks[0], paragraph('Changed', 'b'), blocks[2]]);
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ blocks: read }));
});

test('in a long document only the edited block is read', async () => {
  const save = vi.spyOn(ParagraphTool.prototype, 'save');
  const long = Array.from({ length: 100 }, (_, at) => paragraph(`Line ${at}`, `p${at}`));
  const { editor, holder } = await openEditor(long);
  save.mockClear();
  type(holder, 'Line 50', 'Changed');
  await editor.read();
  expect(save).toHaveBeenCalledOnce();
});

test('a change is reported without being asked for', async () => {
  const { holder, onChange } = await openEditor(blocks);
  type(holder, 'Two', 'Changed');
  await waitFor(() => expect(onChange).toHaveBeenCalled());
});

test('a change in an input, which changes no element, is reported too', async () => {
  const callout = { id: 'n', type: 'callout', data: { tone: 'tip', title: '', text: 'Less' } };
  const { holder, onChange } = await openEditor([callout]);
  fireEvent.input(within(holder).getByLabelText('Title'), { target: { value: 'Water' } });
  await waitFor(() => expect(onChange).toHaveBeenCalled());
});

test('a change without an input event is read at once, like a video whose address was entered', async () => {
  const { editor, holder } = await openEditor(blocks);
  within(holder).getByText('Two').textContent = 'Changed';
  const { blocks: read } = await editor.read();
  expect(read).toEqual([blocks[0], paragraph('Changed', 'b'), blocks[2]]);
});

test('undo and redo restore the document, the page and say so', async () => {
  const { editor, holder, opened, onChange, announce } = await openEditor(blocks);
  type(holder, 'Two', 'Changed');
  await editor.read();
  editor.undo();
  await waitFor(() => expect(announce).toHaveBeenLastCalledWith(lastUndone));
  expect(shownTexts(holder)).toEqual(['One', 'Two', 'Three']);
  expect(onChange).toHaveBeenLastCalledWith(opened);
  editor.redo();
  await waitFor(() => expect(announce).toHaveBeenLastCalledWith('Redone'));
  expect(shownTexts(holder)).toEqual(['One', 'Changed', 'Three']);
});

test('a change that was not read yet can be undone', async () => {
  const { editor, holder, announce } = await openEditor(blocks);
  type(holder, 'Two', 'Changed');
  editor.undo();
  await waitFor(() => expect(announce).toHaveBeenLastCalledWith(lastUndone));
  expect(shownTexts(holder)).toEqual(['One', 'Two', 'Three']);
});

test('without a change there is nothing to undo', async () => {
  const { editor, announce } = await openEditor(blocks);
  editor.undo();
  await waitFor(() => expect(announce).toHaveBeenCalledWith('There is nothing to undo.'));
});

test('a new document is undone to its start and redone', async () => {
  const { editor, holder, announce } = await openEditor([]);
  const [field] = holder.querySelectorAll('.ce-paragraph');
  if (!field) throw new Error('The default block is missing.');
  for (const text of ['One', 'One two', 'One two three']) {
    field.textContent = text;
    fireEvent.input(field);
    await editor.read();
  }
  for (const message of ['Undone', 'Undone', lastUndone]) {
    editor.undo();
    await waitFor(() => expect(announce).toHaveBeenLastCalledWith(message));
    announce.mockClear();
    await editor.read();
  }
  expect(shownTexts(holder)).toEqual(['']);
  editor.undo();
  await waitFor(() => expect(announce).toHaveBeenLastCalledWith('There is nothing to undo.'));
  for (const text of ['One', 'One two', 'One two three']) {
    editor.redo();
    await waitFor(() => expect(shownTexts(holder)).toEqual([text]));
    await editor.read();
  }
});

test('the shortcut moves the block with the caret and announces its place', async () => {
  const { editor, holder, announce } = await openEditor(blocks);
  editor.goTo(0);
  const key = { key: 'ArrowDown', altKey: true, shiftKey: true };
  fireEvent.keyDown(within(holder).getByText('One'), key);
  expect(announce).toHaveBeenLastCalledWith('Paragraph moved to place 2');
  expect((await editor.read()).blocks.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
});

test('the first block is not moved up', async () => {
  const { editor, holder, announce } = await openEditor(blocks);
  editor.goTo(0);
  const key = { key: 'ArrowUp', altKey: true, shiftKey: true };
  fireEvent.keyDown(within(holder).getByText('One'), key);
  expect(announce).not.toHaveBeenCalled();
  expect((await editor.read()).blocks).toEqual(blocks);
});

test('goTo counts published blocks only, and moves the caret', async () => {
  const { editor, holder } = await openEditor(blocks);
  type(holder, 'One', '');
  await editor.read();
  editor.goTo(1);
  const key = { key: 'ArrowUp', altKey: true, shiftKey: true };
  fireEvent.keyDown(within(holder).getByText('Three'), key);
  expect((await editor.read()).blocks.map(({ id }) => id)).toEqual(['c', 'b']);
});

test('a destroyed editor is removed and reads nothing more', async () => {
  const { editor, holder, onChange } = await openEditor(blocks);
  type(holder, 'Two', 'Changed');
  editor.destroy();
  await editor.read();
  expect(holder.isConnected).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
});

test('the keys of the page work after an editor with an open menu is left', async () => {
  addEditing();
  const { editor, holder } = await openEditor(blocks);
  editor.goTo(0);
  fireEvent.click(within(holder).getByRole('button', { name: 'Add a block', hidden: true }));
  const pressEnter = () => fireEvent.keyDown(document.body, { key: 'Enter', keyCode: 13 });
  expect(pressEnter()).toBe(false);
  editor.destroy();
  await waitFor(() => expect(pressEnter()).toBe(true));
});
