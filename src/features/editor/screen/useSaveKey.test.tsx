import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAvailable } from '@/testing/availability';
// Loaded here, so that loading it takes no time of the first test.
import './EditorScreen';
import { renderApp } from '@/testing/renderApp';
import { stubDevice } from '../testing/stubDevice';

const isReady = (name: string) =>
  waitFor(() => expectAvailable(screen.getByRole('button', { name })));

const rename = (value: string) =>
  fireEvent.change(screen.getByLabelText('Title'), { target: { value } });

/** Returns false if the browser must not save the page. */
const pressSave = (init: KeyboardEventInit = { ctrlKey: true }) =>
  fireEvent.keyDown(screen.getByLabelText('Title'), { key: 's', ...init });

const message = () => screen.getByRole('status', { name: 'Editor' });

test('Ctrl + S saves a new post as a draft on the server, and the editor stays as it is', async () => {
  stubDevice();
  const { mockApi, router } = await renderApp({ path: '/create', as: 'author' });
  await isReady('Publish');
  rename('Slow gardens');
  expect(pressSave()).toBe(false);
  expect(await screen.findByText(/^Saved \d/)).toBeVisible();
  expect(message()).toHaveTextContent(/^Saved on this device \d/);
  const post = mockApi.data.tables.posts.rows().find(({ title }) => title === 'Slow gardens');
  expect(post?.isPublished).toBe(false);
  expect(router.state.location.pathname).toBe('/create');
});

test('Cmd + S stores the changes of a published post on the device only', async () => {
  const device = stubDevice();
  const { mockApi, router } = await renderApp({ path: '/about', as: 'author' });
  const { rows } = await mockApi.data.posts.latest({ skip: 0, take: 100 });
  const post = rows.find(({ author }) => author.username === 'author');
  await router.navigate(`/update?post=${post?.url}`);
  await isReady('Update');
  expect(screen.getByText('Published')).toBeVisible();
  pressSave({ metaKey: true });
  await waitFor(() => expect(message()).toHaveTextContent('No changes to save'));
  rename('Slow gardens');
  expect(pressSave({ metaKey: true })).toBe(false);
  await waitFor(() => expect(message()).toHaveTextContent(/^Saved on this device \d/));
  expect(screen.getByText(/^Saved on this device \d/, { ignore: '[role]' })).toBeVisible();
  expect((await device.keys()).some((key) => key.endsWith(post?.id ?? '?'))).toBe(true);
  expect(await mockApi.data.posts.byUrl(post?.url ?? '')).toMatchObject({ title: post?.title });
});

test('Ctrl + S says so if the device stores nothing, and other keys are left to the browser', async () => {
  await renderApp({ path: '/create', as: 'author' });
  await isReady('Publish');
  rename('Slow gardens');
  expect(pressSave({ ctrlKey: true, shiftKey: true })).toBe(true);
  expect(pressSave({})).toBe(true);
  expect(pressSave()).toBe(false);
  await waitFor(() => expect(message()).toHaveTextContent('Not saved on this device'));
});
