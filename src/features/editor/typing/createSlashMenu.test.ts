import { fireEvent, waitFor, within } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import { addEditing } from '../testing/addEditing';
import { paragraph } from '../testing/drafts';
import { openEditor } from '../testing/openEditor';
import { focusedField, pressKey, typeText } from '../testing/typeText';

beforeEach(addEditing);

const options = (holder: HTMLElement) =>
  within(holder)
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);

const typesIn = ({ blocks }: { blocks: readonly { type: string }[] }) =>
  blocks.map(({ type }) => type);

async function openEmpty() {
  const opened = await openEditor([]);
  opened.editor.focus();
  return opened;
}

test('"/" in an empty paragraph offers all blocks, and what is typed filters them', async () => {
  const { holder, announce } = await openEmpty();
  typeText('/');
  expect(options(holder)).toContain('Paragraph');
  typeText('h');
  expect(options(holder)).toEqual(['Heading', 'Large heading', 'Raw HTML']);
  expect(announce).toHaveBeenLastCalledWith('Heading, 1 of 3');
  const field = focusedField();
  expect(field).toHaveTextContent('/h');
  const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  expect(active).toHaveTextContent('Heading');
  expect(active).toHaveAttribute('aria-selected', 'true');
});

test('each heading shows its level, the one of the specification comes first, and raw HTML is last', async () => {
  const { holder } = await openEmpty();
  typeText('/');
  const levels = within(holder)
    .getAllByRole('option')
    .flatMap(({ dataset }) => dataset['level'] ?? []);
  expect(levels).toEqual(['H3', 'H2']);
  expect(options(holder).at(-1)).toBe('Raw HTML');
});

test('arrow keys choose, and Enter replaces the paragraph as one step', async () => {
  const { editor, holder } = await openEmpty();
  typeText('/h');
  pressKey('ArrowUp');
  pressKey('ArrowUp');
  pressKey('ArrowDown');
  pressKey('ArrowDown');
  pressKey('ArrowDown');
  expect(pressKey('Enter')).toBe(false);

  expect(holder.querySelector('h2.ce-header')).toHaveTextContent('');
  expect(options(holder)).toEqual([]);
  typeText('Title');
  expect((await editor.read()).blocks).toMatchObject([
    { type: 'header', data: { text: 'Title', level: 2 } },
  ]);
  editor.undo();
  editor.undo();
  await waitFor(() => expect(holder.querySelector('.ce-paragraph')).toHaveTextContent('/h'));
});

test('"Heading" inserts the level of the specification', async () => {
  const { editor } = await openEmpty();
  typeText('/heading');
  pressKey('Enter');
  typeText('Title');
  expect((await editor.read()).blocks).toMatchObject([{ data: { level: 3 } }]);
});

test.each(['/usr/local/bin is where my script lives', '/ and more', '/hx'])(
  'the text "%s" stays, and the menu is closed',
  async (text) => {
    const { editor, holder } = await openEmpty();
    typeText(text);
    expect(options(holder)).toEqual([]);
    expect((await editor.read()).blocks).toMatchObject([{ type: 'paragraph', data: { text } }]);
  },
);

test('Escape closes the menu and loses nothing', async () => {
  const { editor, holder } = await openEmpty();
  typeText('/quo');
  pressKey('Escape');
  expect(options(holder)).toEqual([]);
  typeText('te');
  expect(options(holder)).toEqual([]);
  expect((await editor.read()).blocks).toMatchObject([{ data: { text: '/quote' } }]);
});

test('Backspace over the slash and leaving the paragraph close the menu', async () => {
  const { holder } = await openEmpty();
  typeText('/');
  const field = focusedField();
  field.textContent = '';
  fireEvent.input(field, { inputType: 'deleteContentBackward' });
  expect(options(holder)).toEqual([]);
  typeText('/');
  expect(options(holder)).not.toEqual([]);
  fireEvent.focusOut(field);
  expect(options(holder)).toEqual([]);
  expect(field).not.toHaveAttribute('aria-activedescendant');
});

test('"/" within a text, and in other blocks, is text', async () => {
  const list = { id: 'l', type: 'list', data: { style: 'unordered', items: [''] } };
  const { holder } = await openEditor([paragraph('Before', 'a'), list]);
  for (const field of holder.querySelectorAll<HTMLElement>(
    '.ce-paragraph, .cdx-list__item-content',
  )) {
    field.focus();
    typeText('/');
    expect(pressKey('/')).toBe(true);
    expect(options(holder)).toEqual([]);
  }
});

test('a block without text gets a paragraph with the caret behind it', async () => {
  const { editor, holder } = await openEmpty();
  typeText('/del');
  const [option] = within(holder).getAllByRole('option');
  if (option) fireEvent.click(option);
  typeText('After');
  expect(typesIn(await editor.read())).toEqual(['delimiter', 'paragraph']);
});

test('an input method that is composing keeps its keys', async () => {
  const { holder } = await openEmpty();
  typeText('/h');
  expect(pressKey('Enter', { isComposing: true })).toBe(true);
  expect(options(holder)).toHaveLength(3);
});

test('what is typed on the buttons beside the text continues the text', async () => {
  const { holder } = await openEmpty();
  const field = focusedField();
  const add = within(holder).getByRole('button', { name: 'Add a block', hidden: true });
  window.getSelection()?.removeAllRanges();
  fireEvent.keyDown(add, { key: 'w' });
  expect(focusedField()).toBe(field);
});
