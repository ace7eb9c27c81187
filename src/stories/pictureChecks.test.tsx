import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseFile, previewInstantly } from '@/features/editor/testing/choosePicture';
import { expectAvailable } from '@/testing/availability';
import { pngFile } from '@/testing/pictures';
import { renderApp } from '@/testing/renderApp';

const pictureWith = (alt: string) => ({
  id: 'picture',
  type: 'image',
  data: { file: { url: '/lost.png' }, caption: '', alt },
});

/** The editor of a public post whose only block is a picture. */
async function openPicturePost(alt: string) {
  const app = await renderApp({ path: '/about', as: 'author' });
  const { posts } = app.mockApi.data;
  const { rows } = await posts.latest({ skip: 0, take: 100 });
  const post = rows.find(({ author }) => author.username === 'author');
  const content = JSON.stringify({ blocks: [pictureWith(alt)] });
  const id = post?.id ?? '';
  await posts.update(id, { content, updatedAt: Date.now(), saving: {} }, 'user-author');
  await app.router.navigate(`/update?post=${post?.url ?? ''}`);
  const update = await screen.findByRole('button', { name: 'Update' });
  await waitFor(() => expectAvailable(update));
  return { ...app, update, storedPost: () => posts.byId(id) };
}

test('a check finds a picture that can not be loaded, and replaces it', async () => {
  previewInstantly();
  const { user, container } = await openPicturePost('A spade');
  const picture = container.querySelector('.post-editor img');
  fireEvent.error(picture ?? container);
  await user.click(screen.getByRole('button', { name: 'Check' }));
  const dialog = await screen.findByRole('dialog', { name: 'Before you update' });
  expect(within(dialog).getByText('This picture could not be loaded.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Replace picture' }));
  await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
  await chooseFile(user, pngFile());
  const replaced = () => container.querySelector('.post-editor img')?.getAttribute('src');
  await waitFor(() => expect(replaced()).not.toBe('/lost.png'));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(await within(dialog).findByText('Nothing to improve was found.')).toBeVisible();
});

test('an update does not ask again about the alternative text that the published post lacks', async () => {
  const { user, update, router, storedPost } = await openPicturePost('');
  await user.type(screen.getByLabelText('Title'), '!');
  await user.click(update);
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect((await storedPost())?.title).toMatch(/!$/);
});
