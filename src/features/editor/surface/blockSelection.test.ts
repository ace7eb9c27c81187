import { fireEvent, waitFor, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { addEditing } from '../testing/addEditing';
import { paragraph } from '../testing/drafts';
import { openEditor } from '../testing/openEditor';

const texts = ['One', 'Two', 'Three', 'Four'];
const paragraphs = texts.map((text) => paragraph(text, text));
const code = { id: 'code', type: 'code', data: { code: 'let a;', lang: 'js' } };
const delimiter = { id: 'delimiter', type: 'delimiter', data: {} };

const shift = { shiftKey: true };
const control = { ctrlKey: true };

async function open(blocks = paragraphs) {
  addEditing();
  const { editor, holder, announce } = await openEditor(blocks);

  function caretPlace() {
    const node = getSelection()?.focusNode;
    const element = node instanceof Element ? node : node?.parentElement;
    return element?.closest('.ce-paragraph');
  }

  function press(key: string, modifiers = {}) {
    const target = caretPlace() ?? document.activeElement ?? document.body;
    return fireEvent.keyDown(target, { key, ...modifiers });
  }

  /** Puts the caret at the end of the paragraph with this text. */
  function putCaret(text: string) {
    getSelection()?.selectAllChildren(within(holder).getByText(text));
    getSelection()?.collapseToEnd();
  }

  /** The ids of the blocks in the document. */
  const ids = async () => (await editor.read()).blocks.map(({ id }) => id);
  const caretText = () => caretPlace()?.textContent;
  return { editor, holder, announce, press, putCaret, ids, caretText };
}

/** The browser runs each key in a task of its own. */
const nextTask = () => new Promise((resolve) => setImmediate(resolve));

/** Cuts or copies, and returns the clipboard. */
function transfer(type: 'cut' | 'copy') {
  const clipboard = new Map<string, string>();
  const target = document.activeElement ?? document.body;
  const clipboardData = { setData: (kind: string, text: string) => clipboard.set(kind, text) };
  fireEvent[type](target, { clipboardData });
  return clipboard;
}

test('Shift and the arrows select blocks, and back', async () => {
  const { announce, press, putCaret } = await open();
  putCaret('One');
  press('ArrowDown', shift);
  expect(announce).toHaveBeenLastCalledWith('2 blocks selected');
  press('ArrowDown', shift);
  expect(announce).toHaveBeenLastCalledWith('3 blocks selected');
  press('ArrowUp', shift);
  expect(announce).toHaveBeenLastCalledWith('2 blocks selected');
});

test('Shift and an arrow select text until the caret is at the edge of its block', async () => {
  const { announce, press, putCaret } = await open();
  putCaret('Two');
  expect(press('ArrowUp', shift)).toBe(true);
  expect(announce).not.toHaveBeenCalled();
});

test.each(['Delete', 'Backspace'])('%s deletes the selected blocks in one step', async (key) => {
  const { editor, announce, press, putCaret, ids, caretText } = await open();
  putCaret('Two');
  press('ArrowDown', shift);
  press(key);
  expect(announce).toHaveBeenLastCalledWith('2 blocks deleted');
  expect(await ids()).toEqual(['One', 'Four']);
  expect(caretText()).toBe('One');
  editor.undo();
  await waitFor(() => expect(announce).toHaveBeenLastCalledWith(expect.stringMatching(/^Undone/)));
  expect(await ids()).toEqual(texts);
});

test('typing before the selection is an undo step of its own', async () => {
  const { editor, announce, press, putCaret } = await open();
  const field = document.querySelector('.ce-paragraph');
  if (!field) throw new Error('The paragraph is missing.');
  field.textContent = 'Once';
  fireEvent.input(field);
  putCaret('Two');
  press('ArrowDown', shift);
  await nextTask();
  press('Delete');
  editor.undo();
  await waitFor(() => expect(announce).toHaveBeenLastCalledWith('Undone'));
  expect((await editor.read()).blocks).toEqual([paragraph('Once', 'One'), ...paragraphs.slice(1)]);
});

test('after the first blocks are deleted the caret is in the next block', async () => {
  const { press, putCaret, caretText } = await open();
  putCaret('One');
  press('ArrowDown', shift);
  press('Delete');
  expect(caretText()).toBe('Three');
});

test('beside a block without text, a paragraph with the caret replaces the blocks', async () => {
  const { press, putCaret, ids, caretText } = await open([...paragraphs.slice(0, 2), delimiter]);
  putCaret('One');
  press('ArrowDown', shift);
  press('Delete');
  expect(await ids()).toEqual(['delimiter']);
  expect(caretText()).toBe('');
});

test('selecting all twice selects the document, and typing replaces it', async () => {
  const { announce, holder, press, putCaret, ids, caretText } = await open([
    ...paragraphs,
    code,
    delimiter,
  ]);
  putCaret('Three');
  expect(press('a', control)).toBe(true);
  getSelection()?.selectAllChildren(within(holder).getByText('Three'));
  expect(press('a', control)).toBe(false);
  expect(announce).toHaveBeenLastCalledWith('6 blocks selected');
  expect(press('x')).toBe(true);
  expect(await ids()).toEqual([]);
  expect(document.querySelectorAll('.ce-block')).toHaveLength(1);
  expect(caretText()).toBe('');
});

test('selecting all twice works in a code block', async () => {
  const { announce, press } = await open([code, ...paragraphs]);
  const field = document.querySelector('textarea');
  field?.focus();
  expect(press('a', control)).toBe(true);
  field?.select();
  press('a', control);
  expect(announce).toHaveBeenLastCalledWith('5 blocks selected');
});

test.each([
  ['Escape', 'Three'],
  ['ArrowDown', 'Three'],
  ['ArrowUp', 'Two'],
])('%s ends the selection with the caret in it', async (key, text) => {
  const { press, putCaret, ids, caretText } = await open();
  putCaret('Two');
  press('ArrowDown', shift);
  press(key);
  expect(caretText()).toBe(text);
  expect(press('Delete')).toBe(true);
  expect(await ids()).toEqual(texts);
});

test('Enter replaces the selected blocks with an empty paragraph', async () => {
  const { press, putCaret, ids, caretText } = await open();
  putCaret('Two');
  press('ArrowDown', shift);
  press('Enter');
  expect(caretText()).toBe('');
  expect(await ids()).toEqual(['One', 'Four']);
});

test('the selected blocks are moved together', async () => {
  const { announce, press, putCaret, ids } = await open();
  putCaret('Two');
  press('ArrowDown', shift);
  press('ArrowDown', { shiftKey: true, altKey: true });
  expect(announce).toHaveBeenLastCalledWith('2 blocks moved to place 3');
  expect(await ids()).toEqual(['One', 'Four', 'Two', 'Three']);
  press('ArrowDown', { shiftKey: true, altKey: true });
  expect(await ids()).toEqual(['One', 'Four', 'Two', 'Three']);
});

test('cut blocks are on the clipboard as blocks, Markdown and HTML', async () => {
  const { press, putCaret, ids } = await open([...paragraphs, code]);
  putCaret('Four');
  press('ArrowDown', shift);
  await vi.dynamicImportSettled();
  const clipboard = transfer('cut');
  expect(JSON.parse(clipboard.get('application/x-editor-js') ?? '')).toEqual([
    { tool: 'paragraph', data: { text: 'Four' } },
    { tool: 'code', data: code.data },
  ]);
  expect(clipboard.get('text/plain')).toBe('Four\n\n```js\nlet a;\n```\n');
  expect(clipboard.get('text/html')).toContain('<code class="language-js">let a;');
  expect(await ids()).toEqual(['One', 'Two', 'Three']);
});

test('copied blocks stay, also with changes that were just typed', async () => {
  const { editor, press, putCaret, ids } = await open();
  const field = document.querySelector('.ce-paragraph');
  if (!field) throw new Error('The paragraph is missing.');
  field.textContent = 'Once';
  fireEvent.input(field);
  putCaret('Once');
  press('ArrowDown', shift);
  await editor.read();
  expect(transfer('copy').get('application/x-editor-js')).toContain('Once');
  expect(await ids()).toEqual(texts);
});

test('without selected blocks the browser copies', async () => {
  const { putCaret } = await open();
  putCaret('Two');
  expect(transfer('copy').size).toBe(0);
});

test('many blocks are deleted and restored without a layout for each of them', async () => {
  const many = Array.from({ length: 60 }, (_, at) => paragraph(`Text ${at}`, `${at}`));
  const { editor, holder, press, putCaret, ids } = await open(many);
  const root = holder.querySelector<HTMLElement>('.codex-editor__redactor');
  let layouts = 0;
  const removeAllRanges = vi.spyOn(Selection.prototype, 'removeAllRanges');
  removeAllRanges.mockImplementation(() => {
    if (root?.style.display !== 'none') layouts += 1;
  });
  putCaret('Text 10');
  for (let at = 10; at < 55; at += 1) press('ArrowDown', shift);
  layouts = 0;
  press('Delete');
  expect(await ids()).toHaveLength(14);
  editor.undo();
  expect(await ids()).toHaveLength(60);
  editor.redo();
  expect(await ids()).toHaveLength(14);
  expect(layouts).toBeLessThan(20);
  expect(root?.style.display).toBe('');
});

test('after an undo that shows a block without text, keys still reach the editor', async () => {
  const { editor, holder, ids } = await open([...paragraphs.slice(0, 2), delimiter]);
  await editor.replaceDocument({ blocks: paragraphs.slice(0, 2) });
  editor.undo();
  expect(await ids()).toEqual(['One', 'Two', 'delimiter']);
  expect(holder.contains(document.activeElement)).toBe(true);
});
