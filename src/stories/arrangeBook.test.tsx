import { eventually } from '@contract/testing/eventually';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { enterText } from '@/testing/enterText';
import { renderApp } from '@/testing/renderApp';

const loose = /^Reading furnishes the mind/;

async function openBook(path = '/book') {
  const app = await renderApp({ path, as: 'reader' });
  await screen.findAllByRole('button', { name: 'Passage actions' });
  const { passages } = app.mockApi.data.tables;
  const own = () => passages.rows().filter(({ userId }) => userId === 'user-reader');
  const headings = await app.mockApi.data.book.headings('user-reader');
  const idOf = (title: string) => headings.find((heading) => heading.title === title)?.id;
  return { ...app, own, idOf };
}

const items = () => [...document.querySelectorAll<HTMLElement>('[data-item]')];
const itemOf = (words: RegExp | string) =>
  screen.getByText(words).closest<HTMLElement>('[data-item]') ?? document.body;
const show = () => within(screen.getByRole('group', { name: 'Show' }));
const chips = () =>
  show()
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const noHeading = () => screen.getByRole('link', { name: /^Under no heading/ });

test('the chips say how many passages of each kind there are, and show them', async () => {
  const { user } = await openBook();
  expect(chips()).toEqual(['All 11', 'Passages 10', 'Saved posts 1', 'With notes 3', 'Changed 1']);
  expect(noHeading()).toHaveTextContent('4');
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  await user.click(show().getByRole('button', { name: 'Saved posts 1' }));
  await eventually(() => expect(items()).toHaveLength(1));
  expect(screen.getByText('Saved post')).toBeVisible();
  await user.click(show().getByRole('button', { name: 'Changed 1' }));
  expect(await screen.findByText('Changed since you kept it')).toBeVisible();
  await user.click(screen.getByRole('link', { name: /^In the kitchen/ }));
  await eventually(() =>
    expect(chips().slice(0, 3)).toEqual(['All 2', 'Passages 2', 'Saved posts 0']),
  );
});

test('the counts follow a note that is written and a passage that is removed', async () => {
  const { user } = await openBook();
  const item = within(itemOf(loose));
  await user.click(item.getByRole('button', { name: 'Add a note' }));
  await enterText(user, item.getByLabelText('Note'), 'For the talk.');
  await user.click(item.getByRole('button', { name: 'Done' }));
  await eventually(() => expect(chips()).toContain('With notes 4'));
  await user.click(item.getByRole('button', { name: 'Remove' }));
  const removal = await screen.findByRole('dialog', { name: 'Remove this passage' });
  await user.click(within(removal).getByRole('button', { name: 'Remove' }));
  await eventually(() =>
    expect(chips().slice(0, 4)).toEqual(['All 10', 'Passages 9', 'Saved posts 1', 'With notes 3']),
  );
  expect(noHeading()).toHaveTextContent('3');
});

test('a mistyped search says what was searched instead', async () => {
  const { user } = await openBook();
  await user.type(screen.getByPlaceholderText('Search your book'), 'furnihses{Enter}');
  const sentence = 'No passages for “furnihses”. 1 passage for “furnishes”:';
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByText(loose)).toBeVisible();
});

test('passages are grouped by post and by day', async () => {
  const { user, router } = await openBook();
  await user.selectOptions(screen.getByLabelText('Order'), 'By post');
  const essay = { level: 3, name: 'Of the Conduct of the Understanding by John Locke' };
  expect(await screen.findByRole('heading', essay)).toBeVisible();
  expect(itemOf(loose)).not.toHaveTextContent('John Locke');
  expect(router.state.location.search).toBe('?order=post');
  await user.selectOptions(screen.getByLabelText('Order'), 'By day');
  await eventually(() => expect(screen.queryByRole('heading', essay)).toBeNull());
  expect(itemOf(loose)).toHaveTextContent('John Locke');
  expect(itemOf(loose)).not.toHaveTextContent('kept on');
});

test('the menu of a passage copies its words and opens it in its post', async () => {
  const { user, router } = await openBook('/book?q=furnishes');
  const copy = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect((await screen.findAllByText('The words are copied.'))[0]).toBeVisible();
  expect(copy).toHaveBeenCalledWith(expect.stringMatching(loose));
  expect(screen.queryByRole('button', { name: 'Open in the post' })).toBeNull();
  await router.navigate('/book?show=changed');
  await screen.findByText('Changed since you kept it');
  await user.click(screen.getByRole('button', { name: 'Open in the post' }));
  await eventually(() => expect(router.state.location.pathname).toMatch(/^\/posts\//));
  expect(router.state.location.hash).toMatch(/^#block-/);
});

test('several passages are chosen, with Shift those between, and put under a heading; that is taken back', async () => {
  const { user, own, idOf } = await openBook();
  const before = own().map(({ id, headingId }) => ({ id, headingId }));
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  const boxes = screen.getAllByRole('checkbox', { name: /^Choose: / });
  await user.click(boxes[1] ?? document.body);
  await user.keyboard('{Shift>}');
  await user.click(boxes[3] ?? document.body);
  await user.keyboard('{/Shift}');
  const bar = within(screen.getByRole('group', { name: 'Chosen passages' }));
  expect(bar.getByText('3 chosen')).toBeVisible();
  const ids = items()
    .slice(1, 4)
    .map((item) => item.dataset['item'] ?? '');
  await user.click(bar.getByRole('button', { name: 'Choose heading' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a heading' }));
  await user.click(await dialog.findByRole('button', { name: 'In the kitchen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const moved = own().filter(({ id }) => ids.includes(id));
  expect(moved.map(({ headingId }) => headingId)).toEqual(ids.map(() => idOf('In the kitchen')));
  expect(screen.queryByRole('checkbox', { name: /^Choose: / })).toBeNull();
  await waitFor(() => expect(items()[0]).toHaveFocus());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await eventually(() =>
    expect(own().map(({ id, headingId }) => ({ id, headingId }))).toEqual(before),
  );
});

test('all passages of a heading are removed after one question', async () => {
  const { user, own } = await openBook();
  const count = own().length;
  await user.click(screen.getByRole('link', { name: /^In the kitchen/ }));
  await eventually(() => expect(items()).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  const bar = within(screen.getByRole('group', { name: 'Chosen passages' }));
  expect(bar.getByRole('button', { name: 'Remove' })).toBeDisabled();
  await user.click(bar.getByRole('button', { name: 'All' }));
  await user.click(bar.getByRole('button', { name: 'Remove' }));
  const removal = await screen.findByRole('dialog', { name: 'Remove 2 passages' });
  await user.click(within(removal).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No passages here.')).toBeVisible();
  expect(own()).toHaveLength(count - 2);
  expect(screen.getByRole('link', { name: /^In the kitchen/ })).toHaveTextContent('0');
});

test('a passage that is put under another heading leaves the list of its heading', async () => {
  const { user } = await openBook();
  await user.click(screen.getByRole('link', { name: /^In the kitchen/ }));
  await eventually(() => expect(items()).toHaveLength(2));
  const [first, second] = items();
  await user.click(within(first ?? document.body).getByRole('button', { name: 'Choose heading' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a heading' }));
  await user.click(await dialog.findByRole('button', { name: 'No heading' }));
  await eventually(() => expect(items()).toHaveLength(1));
  await waitFor(() => expect(second).toHaveFocus());
  expect(chips()[0]).toBe('All 1');
  expect(noHeading()).toHaveTextContent('5');
});

test('the passages of a deleted heading are counted under no heading', async () => {
  const { user } = await openBook();
  const row = screen.getByRole('link', { name: /^In the kitchen/ }).closest('li');
  await user.click(within(row ?? document.body).getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this heading' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await eventually(() => expect(noHeading()).toHaveTextContent('6'));
});

/** Holds the grip of a passage above an element. jsdom has no layout. */
function drag(item: HTMLElement, target: Element) {
  const underPointer = vi.spyOn(document, 'elementFromPoint').mockReturnValue(target);
  onTestFinished(() => underPointer.mockRestore());
  const grip = item.querySelector('[data-grip]') ?? document.body;
  Object.assign(grip, { setPointerCapture: () => undefined });
  const pointer = { isPrimary: true, pointerId: 1, button: 0 };
  fireEvent.pointerDown(grip, { ...pointer, clientX: 400, clientY: 300 });
  fireEvent.pointerMove(grip, { ...pointer, clientX: 200, clientY: 200 });
  return () => fireEvent.pointerUp(grip, { ...pointer, clientX: 200, clientY: 200 });
}

test('a passage is dragged onto a heading; Escape leaves it where it is', async () => {
  const { user, own, idOf } = await openBook();
  const target = screen.getByRole('link', { name: /^In the kitchen/ });
  const moved = () => own().find(({ quote }) => loose.test(quote));
  const drop = drag(itemOf(loose), target);
  expect(target.closest('li')).toHaveClass('drop-onto');
  expect(screen.getByText('1 passage')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(target.closest('li')).not.toHaveClass('drop-onto');
  drop();
  expect(screen.queryByText('1 passage')).toBeNull();
  drag(itemOf(loose), target)();
  await eventually(() => expect(moved()?.headingId).toBe(idOf('In the kitchen')));
  await eventually(() => expect(target).toHaveTextContent('3'));
  drag(itemOf(loose), noHeading())();
  await eventually(() => expect(moved()?.headingId).toBeNull());
});

test('keys go through the passages and act on the one that has the focus', async () => {
  const { user } = await openBook();
  screen.getByRole('heading', { level: 1 }).focus();
  await user.keyboard('jj');
  const second = items()[1];
  await waitFor(() => expect(second).toHaveFocus());
  await user.keyboard('k');
  await waitFor(() => expect(items()[0]).toHaveFocus());
  await user.keyboard('jx');
  expect(within(second ?? document.body).getByRole('checkbox')).toBeChecked();
  await user.keyboard('jjX');
  expect(screen.getByText('3 chosen')).toBeVisible();
  await user.keyboard('c');
  expect((await screen.findAllByText('The words are copied.'))[0]).toBeVisible();
  await user.keyboard('n');
  await waitFor(() => expect(screen.getByLabelText('Note')).toHaveFocus());
  await user.keyboard('jk{Escape}');
  await waitFor(() => expect(items()[3]).toHaveFocus());
  await user.keyboard('h');
  expect(await screen.findByRole('dialog', { name: 'Choose a heading' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('"?" names the keys, and "o" opens a passage in its post', async () => {
  const { user, router } = await openBook();
  await user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Keys' });
  expect(help).toHaveTextContent('copy its words');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('jo');
  await eventually(() => expect(router.state.location.pathname).toMatch(/^\/posts\//));
});

test('an empty book has nothing to choose from', async () => {
  const app = await renderApp({ path: '/about', as: 'reader' });
  app.mockApi.data.tables.passages.replace([]);
  await app.router.navigate('/book');
  expect(await screen.findByRole('figure', { name: 'Example' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Show' })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});
