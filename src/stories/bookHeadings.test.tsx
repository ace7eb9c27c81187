import { parseDocument } from '@contract/document/editorDocument';
import { eventually } from '@contract/testing/eventually';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { narrowBook } from '@/features/book/screen/Headings';
import { matchMediaOf } from '@/testing/matchMedia';
import { renderApp } from '@/testing/renderApp';

const titles = () =>
  screen
    .getAllByRole('button', { name: /^Actions for / })
    .map((button) => button.getAttribute('aria-label')?.replace('Actions for ', ''));

test('headings are put into another order by keyboard', async () => {
  const { user, mockApi } = await renderApp({ path: '/book', as: 'reader' });
  const menu = await screen.findByRole('button', { name: 'Actions for On patience' });
  expect(titles()).toEqual(['On patience', 'In the kitchen', 'Ideas for the garden']);
  menu.focus();
  await user.keyboard('{Enter}');
  const [down] = screen.getAllByRole('button', { name: 'Move down' });
  down?.focus();
  await user.keyboard('{Enter}');
  const order = ['In the kitchen', 'On patience', 'Ideas for the garden'];
  await eventually(() => expect(titles()).toEqual(order));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Actions for On patience' })).toHaveFocus(),
  );
  expect(screen.getByText('On patience moved to place 2')).toBeInTheDocument();
  await eventually(async () => {
    const stored = await mockApi.data.book.headings('user-reader');
    expect(stored.map(({ title }) => title)).toEqual(order);
  });
});

/** The rows of the headings, each 40 pixels high. */
function layOutRows() {
  const rows = screen
    .getAllByRole('button', { name: /^Actions for / })
    .map((button) => button.closest('li') ?? document.body);
  for (const [index, row] of rows.entries()) {
    row.getBoundingClientRect = () => new DOMRect(0, index * 40, 300, 40);
  }
  return rows;
}

/** Presses the handle of a heading and moves it to a height. Returns what drops it there. */
function dragHeading(title: string, { pointerType, y }: { pointerType: string; y: number }) {
  const rows = layOutRows();
  const handle = rows[titles().indexOf(title)]?.querySelector('[data-handle]') ?? document.body;
  Object.assign(handle, { setPointerCapture: () => undefined });
  const pointer = { pointerType, isPrimary: true, pointerId: 1, button: 0 };
  fireEvent.pointerDown(handle, { ...pointer, clientY: 60 });
  fireEvent.pointerMove(handle, { ...pointer, clientY: y });
  return { rows, drop: () => fireEvent.pointerUp(handle, { ...pointer, clientY: y }) };
}

test('headings are put into another order by mouse and by touch', async () => {
  const { mockApi } = await renderApp({ path: '/book', as: 'reader' });
  await screen.findByRole('button', { name: 'Actions for On patience' });
  const byMouse = dragHeading('On patience', { pointerType: 'mouse', y: 110 });
  expect(byMouse.rows[0]).toHaveClass('is-dragged');
  expect(byMouse.rows[2]).toHaveClass('drop-after');
  byMouse.drop();
  expect(byMouse.rows[2]).not.toHaveClass('drop-after');
  await eventually(() =>
    expect(titles()).toEqual(['In the kitchen', 'Ideas for the garden', 'On patience']),
  );
  expect(screen.getByText('On patience moved to place 3')).toBeInTheDocument();
  const byTouch = dragHeading('Ideas for the garden', { pointerType: 'touch', y: 5 });
  expect(byTouch.rows[0]).toHaveClass('drop-before');
  byTouch.drop();
  const order = ['Ideas for the garden', 'In the kitchen', 'On patience'];
  await eventually(() => expect(titles()).toEqual(order));
  expect(screen.getByText('Ideas for the garden moved to place 1')).toBeInTheDocument();
  await eventually(async () => {
    const stored = await mockApi.data.book.headings('user-reader');
    expect(stored.map(({ title }) => title)).toEqual(order);
  });
});

test('a member writes from a heading: a draft quotes its passages', async () => {
  const { user, mockApi } = await renderApp({ path: '/book', as: 'reader' });
  await user.click(await screen.findByRole('link', { name: /^In the kitchen/ }));
  await user.click(await screen.findByRole('button', { name: 'Write from this heading' }));
  const { posts, contents } = mockApi.data.tables;
  const draft = () => posts.rows().find(({ title }) => title === 'In the kitchen');
  await eventually(() => expect(draft()).toMatchObject({ isPublished: false }));
  const content = contents.rows().find(({ postId }) => postId === draft()?.id)?.content;
  expect(content?.match(/"type":"quote"/g)).toHaveLength(2);
});

test('the notes of a heading are callouts in the draft, so that they are not taken for its text', async () => {
  const { user, mockApi } = await renderApp({ path: '/book', as: 'reader' });
  await user.click(await screen.findByRole('link', { name: /^Ideas for the garden/ }));
  await user.click(await screen.findByRole('button', { name: 'Write from this heading' }));
  const { posts, contents } = mockApi.data.tables;
  const draft = () => posts.rows().find(({ title }) => title === 'Ideas for the garden');
  await eventually(() => expect(draft()).toMatchObject({ isPublished: false }));
  const content = contents.rows().find(({ postId }) => postId === draft()?.id)?.content ?? '';
  const { blocks } = parseDocument(content, Infinity) ?? { blocks: [] };
  expect(blocks.map(({ type }) => type)).toEqual(['quote', 'quote', 'callout']);
  expect(blocks[2]?.data).toMatchObject({
    tone: 'note',
    title: 'Note from your book',
    text: 'Try it in spring.',
  });
});

test('on a small screen the headings are behind one button, which names the one that is shown, and its settings behind another', async () => {
  const media = matchMediaOf(narrowBook);
  onTestFinished(() => media.mockRestore());
  const { user } = await renderApp({ path: '/book', as: 'reader' });
  const button = await screen.findByRole('button', { name: 'Headings: All passages' });
  expect(screen.queryByRole('navigation', { name: 'Headings' })).toBeNull();
  await user.click(button);
  const sheet = within(screen.getByRole('dialog', { name: 'Headings' }));
  await user.click(sheet.getByRole('link', { name: /^In the kitchen/ }));
  expect(await screen.findByRole('button', { name: 'Headings: In the kitchen' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { level: 2, name: 'In the kitchen' })).toBeInTheDocument();
  expect(screen.getByLabelText('Intro')).not.toBeVisible();
  await user.click(screen.getByText('Settings of this heading'));
  expect(screen.getByLabelText('Intro')).toBeVisible();
});
