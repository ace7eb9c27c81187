import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
// Loaded here, so that loading it takes no time of the first test.
import '@/features/editor/screen/EditorScreen';
import { renderApp } from '@/testing/renderApp';

async function openEditor({ isPublished }: { isPublished: boolean }) {
  const app = await renderApp({ path: '/about', as: 'author' });
  const post = app.mockApi.data.tables.posts
    .rows()
    .find((row) => row.authorId === 'user-author' && row.isPublished === isPublished);
  if (!post) throw new Error('The author has no such post.');
  await app.router.navigate(`/update?post=${post.url}`);
  const see = await screen.findByRole('button', { name: 'See the e-mail…', hidden: true });
  const open = async () => {
    await app.user.click(see);
    return screen.findByRole('dialog', { name: 'E-mail about this post' });
  };
  return { ...app, post, open };
}

test('an author sees the e-mail about a post, as HTML that runs no scripts and as text', async () => {
  const { post, open, user } = await openEditor({ isPublished: true });
  const dialog = within(await open());
  expect(dialog.getByText('Subscribers get the post as it is published.')).toBeVisible();
  const frame = await dialog.findByTitle('The e-mail');
  expect(frame).toHaveAttribute('sandbox', '');
  const page = new DOMParser().parseFromString(frame.getAttribute('srcdoc') ?? '', 'text/html');
  expect(page.querySelector('h1')?.textContent).toBe(post.title);
  // Without a window that it may open, a link does nothing.
  expect(page.querySelector('base')?.target).toBe('_blank');
  expect(dialog.getByText('Subject:').parentElement).toHaveTextContent(post.title);
  await user.click(dialog.getByRole('button', { name: 'As text', pressed: false }));
  expect(dialog.queryByTitle('The e-mail')).toBeNull();
  expect(dialog.getByText(/^Commonplace/, { selector: 'pre' })).toHaveTextContent(
    `/posts/${post.url}`,
  );
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('each time the e-mail is asked for again', async () => {
  const { post, open, mockApi, user } = await openEditor({ isPublished: false });
  const dialog = within(await open());
  expect(dialog.getByText('Subscribers get the draft as it was last saved.')).toBeVisible();
  await dialog.findByTitle('The e-mail');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  const { posts } = mockApi.data.tables;
  posts.replace(
    posts.rows().map((row) => (row.id === post.id ? { ...row, title: 'Another title' } : row)),
  );
  expect(await within(await open()).findByText(/Another title$/)).toBeVisible();
});
