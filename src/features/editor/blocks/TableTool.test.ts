import { fireEvent, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { addEditing } from '../testing/addEditing';
import { openEditor } from '../testing/openEditor';

const data = {
  withHeadings: true,
  stretched: false,
  content: [
    ['Plant', 'Month'],
    ['Leek', 'March'],
  ],
  caption: 'Sowing <i>times</i>',
};

async function openTable(change: Record<string, unknown> = {}) {
  const opened = await openEditor([{ id: 't', type: 'table', data: { ...data, ...change } }]);
  const screen = within(opened.holder);
  const caption = screen.getByRole('textbox', { name: /^Table(: Caption)?$/ });
  return { ...opened, screen, caption, user: userEvent.setup() };
}

test('the caption is shown, edited and saved', async () => {
  const { editor, caption } = await openTable();
  expect(caption).toContainHTML('Sowing <i>times</i>');
  caption.innerHTML = 'Harvest';
  fireEvent.input(caption);
  expect((await editor.read()).blocks[0]?.data).toEqual({ ...data, caption: 'Harvest' });
});

test('the caption is sanitised before it is rendered', async () => {
  const { caption } = await openTable({ caption: 'Soil<img src=x onerror=alert(1)>' });
  expect(caption.innerHTML).toBe('Soil');
});

test('cells of the header and the footer are shown, edited and saved', async () => {
  const { editor, screen, opened } = await openTable({
    header: ['<b>Beds</b><img src=x onerror=alert(1)>', ''],
    footer: ['All', '12'],
  });
  expect(await editor.read()).toBe(opened);
  expect(screen.getByText('Beds').parentElement?.innerHTML).toBe('<b>Beds</b>');
  const cell = screen.getByText('12');
  cell.textContent = '13';
  fireEvent.input(cell);
  expect((await editor.read()).blocks[0]?.data).toMatchObject({
    content: data.content,
    footer: ['All', '13'],
  });
});

test('a footer with one text is shown, and stays one text until it is edited', async () => {
  const { editor, screen } = await openTable({ footer: 'Sown by hand' });
  const cell = screen.getByText('Leek');
  cell.textContent = 'Onion';
  fireEvent.input(cell);
  expect(screen.getByText('Sown by hand')).toBeVisible();
  expect((await editor.read()).blocks[0]?.data['footer']).toBe('Sown by hand');
});

test('a stretched table is wide from the start', async () => {
  const { holder } = await openTable({ stretched: true });
  expect(holder.querySelector('.ce-block--stretched')).toContainElement(
    holder.querySelector('.tc-table'),
  );
});

test('an edited cell is saved', async () => {
  const { editor, screen } = await openTable();
  const cell = screen.getByText('Leek');
  cell.textContent = 'Onion';
  fireEvent.input(cell);
  expect((await editor.read()).blocks[0]?.data['content']).toEqual([
    ['Plant', 'Month'],
    ['Onion', 'March'],
  ]);
});

test('rows and columns can be added by keyboard', async () => {
  const { holder, screen, user } = await openTable();
  screen.getByRole('button', { name: 'Add a row at the end' }).focus();
  await user.keyboard('{Enter}');
  screen.getByRole('button', { name: 'Add a column at the end' }).focus();
  await user.keyboard('{Enter}');
  const rows = [...holder.querySelectorAll('.tc-row')];
  expect(rows.map(({ children }) => children.length)).toEqual([3, 3, 3]);
});

/** ArrowDown with the caret at the end of the cell. */
function pressDown(cell: HTMLElement) {
  cell.focus();
  window.getSelection()?.selectAllChildren(cell);
  window.getSelection()?.collapseToEnd();
  fireEvent.keyDown(cell, { key: 'ArrowDown', keyCode: 40 });
}

test('ArrowDown leaves the last row for a new paragraph, past an empty caption only', async () => {
  const { holder, screen, caption } = await openTable({ caption: '' });
  const paragraphs = () => holder.querySelectorAll('.ce-paragraph').length;
  pressDown(screen.getByText('Plant'));
  expect(paragraphs()).toBe(0);
  caption.textContent = 'Harvest';
  pressDown(screen.getByText('March'));
  expect(paragraphs()).toBe(0);
  caption.textContent = '';
  pressDown(screen.getByText('Leek'));
  expect(paragraphs()).toBe(1);
});

test('Tab in the last cell adds a row and moves there, and leaves a row that stays empty', async () => {
  addEditing();
  const { editor, holder } = await openEditor([{ id: 't', type: 'table', data }]);
  const screen = within(holder);
  const user = userEvent.setup();
  const cells = () => [...holder.querySelectorAll<HTMLElement>('.tc-table .tc-cell')];
  screen.getByText('March').focus();
  await user.tab();
  expect(cells()).toHaveLength(6);
  expect(cells()[4]).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByText('March')).toHaveFocus();
  await user.tab();
  expect(cells()).toHaveLength(6);
  await user.tab();
  await user.tab();
  expect(cells()).toHaveLength(6);
  expect(cells()).not.toContain(document.activeElement);
  expect((await editor.read()).blocks[0]?.data['content']).toEqual(data.content);
});
