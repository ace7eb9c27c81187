import { commentTexts } from '@contract/texts/commentTexts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { failCalls } from '@/testing/failCalls';
import { alerts, notices } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

const box = () => screen.findByPlaceholderText('Your comment here');
const editBox = async () => screen.findByRole('textbox', { name: 'Edited comment' });
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

async function openPost() {
  const app = await renderApp({ path: '/about', as: 'reader', withSessionKeeper: true });
  const [post] = (await app.mockApi.data.posts.latest({ skip: 0, take: 1 })).rows;
  const path = `/posts/${post?.url}`;
  await app.router.navigate(path);
  await box();
  await screen.findByRole('heading', { name: 'Comments' });
  return { ...app, path };
}

async function rowOf(text: string) {
  const row = (await screen.findByText(text, { selector: 'li p' })).closest('li');
  if (!row) throw new Error('The comment is not in a list.');
  return within(row);
}

async function write(user: UserEvent, text: string) {
  await user.type(await box(), text);
  await press(user, 'Comment');
  return rowOf(text);
}

test('the comment box is 24 units high and grows with its text', async () => {
  const { user } = await openPost();
  const classNames = ['min-h-24', 'field-sizing-content'];
  expect(await box()).toHaveClass(...classNames);
  const row = await write(user, 'First thought');
  await user.click(row.getByRole('button', { name: 'Edit comment' }));
  expect(await editBox()).toHaveClass(...classNames);
});

test('an edit begins at the end of the text', async () => {
  const { user } = await openPost();
  const row = await write(user, 'First thought');
  await user.click(row.getByRole('button', { name: 'Edit comment' }));
  await user.keyboard(', and more');
  expect(await editBox()).toHaveValue('First thought, and more');
});

const buttonsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('button', { hidden: true })
    .filter((button) => !button.closest('[popover]'))
    .map((button) => button.textContent || button.ariaLabel);

test('a comment has at most three controls, and an own one its two icons', async () => {
  const { user } = await openPost();
  const [foreign] = await screen.findAllByRole('button', { name: /^Reply to/ });
  const row = foreign?.closest('li') ?? document.body;
  expect(buttonsOf(row).slice(0, 3)).toEqual([
    'More actions for this comment',
    'Like this comment',
    expect.stringMatching(/^Reply to /),
  ]);
  await user.click(within(row).getByText('Report…'));
  const dialog = await screen.findByRole('dialog', { name: 'Report Comment' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));

  await write(user, 'First thought');
  const own = screen.getByText('First thought', { selector: 'li p' }).closest('li');
  expect(buttonsOf(own ?? document.body)).toEqual([
    'Edit comment',
    'Delete comment',
    'Like this comment',
    expect.stringMatching(/^Reply to /),
  ]);
});

test('the box says that comments take Markdown', async () => {
  await openPost();
  expect(await box()).toHaveAccessibleDescription(commentTexts.markdownHint);
});

test('a second press of Reply presses no other button', async () => {
  const { user } = await openPost();
  const [reply] = await screen.findAllByRole('button', { name: /^Reply to/ });
  if (!reply) throw new Error('The comment can not be answered.');
  expect(reply).toHaveAttribute('aria-expanded', 'false');
  await user.dblClick(reply);
  expect(reply).toBeVisible();
  expect(reply).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByLabelText('Your reply')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Control and Enter save an edited comment', async () => {
  const { user } = await openPost();
  const row = await write(user, 'First thought');
  await user.click(row.getByRole('button', { name: 'Edit comment' }));
  await user.clear(await editBox());
  await user.type(await editBox(), 'Second thought{Control>}{Enter}{/Control}');
  expect(await rowOf('Second thought')).toBeDefined();
  await waitFor(() => expect(notices()).toHaveTextContent(commentTexts.updated));
  await waitFor(() => expect(screen.queryByText('First thought')).toBeNull());
});

test('after a comment is sent the box has the focus', async () => {
  const { user } = await openPost();
  await write(user, 'First thought');
  await waitFor(async () => expect(await box()).toHaveFocus());
});

test('a comment that can not be saved, changed or deleted is not lost', async () => {
  const { user } = await openPost();
  const row = await write(user, 'Worth keeping');
  failCalls({
    addComment: { status: 500 },
    updateComment: { status: 500 },
    deleteComment: { status: 0 },
  });

  await user.click(row.getByRole('button', { name: 'Edit comment' }));
  await user.clear(await editBox());
  await user.type(await editBox(), 'Better words');
  await press(user, 'Save comment');
  await waitFor(() => expect(alerts()).toHaveTextContent(commentTexts.updateFailed));
  expect(await editBox()).toHaveValue('Better words');
  await user.keyboard('{Escape}');
  await press(user, 'Discard');

  await user.click((await rowOf('Worth keeping')).getByRole('button', { name: 'Delete comment' }));
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(alerts()).toHaveTextContent(commentTexts.deleteFailed));
  expect(await rowOf('Worth keeping')).toBeDefined();

  await user.type(await box(), 'Another one');
  await press(user, 'Comment');
  await waitFor(() => expect(alerts()).toHaveTextContent(commentTexts.addFailed));
  expect(await box()).toHaveValue('Another one');
});

test('a comment is still there after the session ended while it was sent', async () => {
  const { user, router, path } = await openPost();
  await user.type(await box(), 'Written just before the end');
  const refused = { status: 401, times: 1 };
  failCalls({ addComment: refused, refreshToken: refused });
  await press(user, 'Comment');
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
  await user.type(await screen.findByLabelText('Username'), 'reader');
  await user.type(screen.getByLabelText('Password'), 'Password1!{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
  expect(await box()).toHaveValue('Written just before the end');
  await press(user, 'Comment');
  expect(await rowOf('Written just before the end')).toBeDefined();
});
