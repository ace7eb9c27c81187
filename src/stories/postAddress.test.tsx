import { writingTexts } from '@contract/texts/writingTexts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
// Loaded here, so that loading it takes no time of the first test.
import '@/features/editor/screen/EditorScreen';
import { expectAvailable } from '@/testing/availability';
import { renderApp } from '@/testing/renderApp';

const isReady = () =>
  waitFor(() => expectAvailable(screen.getByRole('button', { name: 'Update' })));

async function openEditor() {
  const app = await renderApp({ path: '/about', as: 'author' });
  const post = app.mockApi.data.tables.posts
    .rows()
    .find(({ authorId, isPublished }) => authorId === 'user-author' && isPublished);
  if (!post) throw new Error('The author has no public post.');
  await app.router.navigate(`/update?post=${post.url}`);
  await isReady();
  return { ...app, post };
}

type App = Awaited<ReturnType<typeof openEditor>>;

async function enterAddress({ user }: App, url: string) {
  await user.click(screen.getByRole('button', { name: 'Change address…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the address' }));
  const field = dialog.getByLabelText('New address');
  await user.clear(field);
  if (url) await user.type(field, url);
  await user.click(dialog.getByRole('button', { name: 'Change' }));
  return dialog;
}

test('an author changes the address of a post, and the old one leads to it', async () => {
  const app = await openEditor();
  const { router, mockApi, post } = app;
  await enterAddress(app, 'A better address');
  await waitFor(() => expect(router.state.location.search).toBe('?post=A-better-address'));
  await isReady();
  expect(screen.getByLabelText('Post URL')).toHaveValue('A-better-address');
  expect(await mockApi.data.posts.byId(post.id)).toMatchObject({ url: 'A-better-address' });
  await router.navigate(`/posts/${post.url}#comments`);
  await waitFor(() => expect(router.state.location.pathname).toBe('/posts/A-better-address'));
  expect(router.state.location.hash).toBe('#comments');
  expect(await screen.findByRole('heading', { level: 1, name: post.title })).toBeVisible();
});

test('the address of another post is refused next to its field, and what was typed stays', async () => {
  const app = await openEditor();
  const other = app.mockApi.data.tables.posts.rows().find(({ id }) => id !== app.post.id);
  const dialog = await enterAddress(app, other?.url ?? '');
  const field = dialog.getByLabelText('New address');
  await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(writingTexts.urlTaken)));
  expect(field).toHaveValue(other?.url);
});

test('an empty address is refused', async () => {
  const dialog = await enterAddress(await openEditor(), '');
  expect(dialog.getByText('Enter a post url.')).toBeVisible();
});
