import { beforeEach, expect, test, vi } from 'vitest';
import { placeCaret } from '../paste/caret';
import { addEditing } from '../testing/addEditing';
import { openEditor } from '../testing/openEditor';
import { pressKey, typeText } from '../testing/typeText';

beforeEach(addEditing);

const insertLineBreak = vi.fn<(command: string) => boolean>();
beforeEach(() => {
  Object.defineProperty(document, 'execCommand', { configurable: true, value: insertLineBreak });
  insertLineBreak.mockClear();
});

const quote = (text: string, caption = '') => ({
  id: 'q',
  type: 'quote',
  data: { text, caption, alignment: 'left' },
});
const callout = (title: string) => ({
  id: 'c',
  type: 'callout',
  data: { tone: 'note', title, text: '' },
});
const picture = { id: 'p', type: 'image', data: { file: { url: '/a.png' }, alt: 'A leaf' } };
const table = { id: 't', type: 'table', data: { withHeadings: false, content: [['a', 'b']] } };

/** Opens a block with the caret at the end of one of its fields. */
async function openIn(block: Parameters<typeof openEditor>[0][number], selector: string) {
  const opened = await openEditor([block]);
  opened.editor.focus();
  const field = opened.holder.querySelector<HTMLElement>(selector);
  if (!field) throw new Error(`There is no ${selector}.`);
  window.getSelection()?.removeAllRanges();
  field.focus();
  if (!(field instanceof HTMLInputElement)) placeCaret(field, field.textContent?.length ?? 0);
  return { ...opened, field };
}

test.each([
  ['an empty quote', quote('', 'Somebody'), '.cdx-quote__text'],
  ['the caption of a quote', quote('Words', 'Somebody'), '.cdx-quote__caption'],
  ['the empty caption of a quote', quote('Words'), '.cdx-quote__caption'],
  ['the caption of a table', table, '.block-caption'],
  ['the empty title of a callout', callout(''), '.callout input'],
  ['the alternative text of a picture', picture, '.picture > .block-input'],
  ['the empty text of a callout', callout('Note'), '.callout-text'],
])('Enter in %s continues in a paragraph behind the block', async (_, block, selector) => {
  const { editor, holder } = await openIn(block, selector);
  expect(pressKey('Enter')).toBe(false);
  typeText('After');
  await editor.read();
  const names = [...holder.querySelectorAll('.ce-block__content')].map(
    ({ textContent }) => textContent,
  );
  expect(names).toHaveLength(2);
  expect(names[1]).toBe('After');
});

test('Enter in an empty line of a quote removes the line and leaves the quote', async () => {
  const { editor, field } = await openIn(quote('One'), '.cdx-quote__text');
  field.innerHTML = 'One<br><br>';
  window.getSelection()?.collapse(field, 2);
  pressKey('Enter');
  typeText('After');
  expect((await editor.read()).blocks).toMatchObject([
    { type: 'quote', data: { text: 'One' } },
    { type: 'paragraph', data: { text: 'After' } },
  ]);
  expect(insertLineBreak).not.toHaveBeenCalled();
});

test('Enter in an empty line within a mark leaves the quote too', async () => {
  const { field } = await openIn(quote('<b>One</b>'), '.cdx-quote__text');
  field.innerHTML = '<b>One<br><br></b>';
  const [bold] = field.children;
  if (bold) window.getSelection()?.collapse(bold, 2);
  pressKey('Enter');
  expect(field.innerHTML).toBe('<b>One</b>');
});

test('Enter in the text of a quote starts a line', async () => {
  const { holder } = await openIn(quote('One'), '.cdx-quote__text');
  expect(pressKey('Enter')).toBe(false);
  expect(insertLineBreak).toHaveBeenCalledExactlyOnceWith('insertLineBreak');
  expect(holder.querySelectorAll('.ce-block')).toHaveLength(1);
});

test('Enter in the title of a callout goes on to its text', async () => {
  const { holder } = await openIn(callout('Note'), '.callout input');
  pressKey('Enter');
  expect(holder.querySelector('.callout-text')).toHaveFocus();
});
