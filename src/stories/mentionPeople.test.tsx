import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '@/testing/renderApp';

async function openPost() {
  const app = await renderApp({ path: '/posts', as: 'reader' });
  const [link] = await screen.findAllByRole('link', { name: /\w/ });
  expect(link).toBeVisible();
  const post = app.mockApi.data.tables.posts.rows().find(({ isPublished }) => isPublished);
  await app.router.navigate(`/posts/${post?.url ?? ''}`);
  return { ...app, box: await screen.findByRole('textbox', { name: 'Your comment' }) };
}

test('a member picks a person with the keys, and goes on typing', async () => {
  const { user, box } = await openPost();
  await user.type(box, 'Ask @mar');
  const list = await screen.findByRole('listbox', { name: 'People' });
  const [first, second] = within(list).getAllByRole('option');
  expect(first).toHaveAttribute('aria-selected', 'true');
  expect(box).toHaveAttribute('aria-activedescendant', first?.id);
  await user.keyboard('{ArrowDown}');
  expect(second).toHaveAttribute('aria-selected', 'true');
  const username = second?.textContent?.split('@')[1] ?? '';
  await user.keyboard('{Enter}');
  expect(box).toHaveValue(`Ask @${username} `);
  expect(list).not.toBeInTheDocument();
  await user.keyboard('please');
  expect(box).toHaveValue(`Ask @${username} please`);
});

test('a press picks a person too, and Escape closes the list and keeps the text', async () => {
  const { user, box } = await openPost();
  await user.type(box, '@mar');
  await screen.findByRole('listbox', { name: 'People' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box).toHaveValue('@mar');
  await user.keyboard('t');
  await user.click(await screen.findByRole('option', { name: /@martakow/ }));
  await waitFor(() => expect(box).toHaveFocus());
  expect(box).toHaveValue('@martakow ');
  // The list was closed for the first name only.
  await user.type(box, 'and @mar');
  expect(await screen.findByRole('listbox', { name: 'People' })).toBeVisible();
});

test('a name of no account gets no list', async () => {
  const { user, box, mockApi } = await openPost();
  await user.type(box, '@nobodyhasthisname');
  await waitFor(async () =>
    expect(
      await mockApi.data.users.startingWith({
        startsWith: 'nobodyhasthisname',
        viewerId: 'user-reader',
        take: 5,
      }),
    ).toEqual([]),
  );
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('people are suggested in an edit too, where Escape closes only the list', async () => {
  const { user, box } = await openPost();
  await user.type(box, 'Hello{Control>}{Enter}{/Control}');
  const [edit] = await screen.findAllByRole('button', { name: 'Edit comment' });
  if (!edit) throw new Error('No comment can be edited.');
  await user.click(edit);
  const field = await screen.findByLabelText('Edited comment');
  await user.type(field, ' @mar');
  await screen.findByRole('listbox', { name: 'People' });
  await waitFor(() => expect(field).toHaveAttribute('aria-autocomplete', 'list'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).not.toHaveAttribute('aria-autocomplete');
});
