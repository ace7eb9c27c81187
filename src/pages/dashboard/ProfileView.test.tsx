import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alerts } from '@/testing/liveRegions';
import { pngFile, textFile } from '@/testing/pictures';
import { renderApp } from '@/testing/renderApp';

const cover = () => screen.getByRole('img', { name: 'Your cover' }).getAttribute('src');

async function open() {
  const app = await renderApp({ path: '/dashboard/profile', as: 'reader' });
  await screen.findByText('Tomas Lindqvist');
  return app;
}

test('a user sees their name, bio, username, e-mail and role', async () => {
  const { store } = await open();
  const { user } = store.getState().auth;
  for (const text of [user?.bio, user?.username, user?.email, user?.role]) {
    expect(screen.getByText(text ?? '')).toBeVisible();
  }
  expect(screen.getByRole('link', { name: 'Edit Profile' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Close Account' })).toBeVisible();
});

test('uploads a new cover and shows it on the profile', async () => {
  const { user } = await open();
  const before = cover();
  await user.click(screen.getByRole('button', { name: 'Change cover image' }));
  await user.upload(screen.getByLabelText('Cover image'), pngFile());
  expect(screen.getByRole('img', { name: 'The chosen cover' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  await waitFor(() => expect(cover()).not.toBe(before));
  await waitFor(() => expect(screen.queryByLabelText('Cover image')).toBeNull());
});

test('uploading without a picture shows an error', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Change cover image' }));
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  await waitFor(() => expect(screen.getByLabelText('Cover image')).toHaveFocus());
  await waitFor(() => expect(alerts()).toHaveTextContent('Please upload an Image for Background.'));
});

test('a cover can be webp; a file that is not an image is rejected', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Change cover image' }));
  const cover = screen.getByLabelText('Cover image');
  expect(cover).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
  fireEvent.drop(cover, { dataTransfer: { files: [textFile()] } });
  const message = 'Please choose a jpg, jpeg, png or webp image.';
  expect(cover).toHaveAccessibleDescription(new RegExp(message));
  await waitFor(() => expect(alerts()).toHaveTextContent(message));
  expect(screen.queryByRole('img', { name: 'The chosen cover' })).toBeNull();
});
