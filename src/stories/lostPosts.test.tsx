import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
// Loaded here, so that loading it takes no time of the first test.
import '@/features/editor/screen/EditorScreen';
import { buildDraft } from '@/features/editor/testing/drafts';
import { stubDevice } from '@/features/editor/testing/stubDevice';
import { failCalls } from '@/testing/failCalls';
import { alerts } from '@/testing/liveRegions';
import { pngFile } from '@/testing/pictures';
import { renderApp } from '@/testing/renderApp';

const draft = { ...buildDraft({ title: 'Slow Gardens', url: 'slow-gardens' }), picture: pngFile() };

const button = (name: string) => screen.findByRole('button', { name });

/** Publishes a new post; the answer is lost. */
async function losePost() {
  const device = stubDevice();
  const app = await renderApp({ path: '/about', as: 'author' });
  const { router, user, mockApi, store } = app;
  const userId = store.getState().auth.user?.id ?? '';
  const count = () => mockApi.data.tables.posts.rows().length;
  const stored = async () => mockApi.data.posts.byUrl('slow-gardens');
  const before = count();

  async function restore() {
    await router.navigate('/create');
    await screen.findByRole('region', { name: 'Unsaved work' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled());
  }

  async function publish() {
    await user.click(await button('Publish'));
  }

  await device.put(userId, 'new', { draft });
  await restore();
  failCalls({ createPost: { status: 0, times: 1, afterwards: true } });
  await publish();
  await waitFor(() => expect(alerts()).toHaveTextContent('Failed to create the Post'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled());
  expect(count()).toBe(before + 1);

  return {
    ...app,
    userId,
    stored,
    restore,
    publish,
    countNew: () => count() - before,
    isDone: () => waitFor(() => expect(router.state.location.pathname).toBe('/dashboard')),
  };
}

test('a post whose answer was lost is published once', async () => {
  const { publish, isDone, countNew } = await losePost();
  await publish();
  await isDone();
  expect(countNew()).toBe(1);
});

test('a post whose answer was lost gets what was changed since, also after the editor was left', async () => {
  const { router, user, isDone, countNew, stored } = await losePost();
  await user.type(screen.getByLabelText('Title'), '!');
  void router.navigate('/about');
  await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
  // The post was published: what was written since is saved as unpublished changes.
  await user.click(await button('Continue'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Update' })).toBeEnabled());
  expect(screen.getByLabelText('Title')).toHaveValue('Slow Gardens!');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await isDone();
  expect(countNew()).toBe(1);
  expect(await stored()).toMatchObject({ title: 'Slow Gardens!', isPublished: true });
});

test('a post whose answer was lost keeps its url', async () => {
  const { user, publish, isDone, countNew, stored } = await losePost();
  await user.type(screen.getByLabelText('Post URL'), '-again');
  await publish();
  await isDone();
  expect(countNew()).toBe(1);
  expect(await stored()).not.toBeNull();
});

test('a post whose answer was lost becomes a draft if it is saved as one', async () => {
  const { user, countNew, stored } = await losePost();
  await user.click(await button('Save as draft'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  expect(countNew()).toBe(1);
  expect((await stored())?.isPublished).toBe(false);
});

test('a post whose answer was lost and that was deleted since can be published again', async () => {
  const { user, mockApi, userId, publish, isDone, countNew, stored } = await losePost();
  const lost = await stored();
  await mockApi.data.posts.remove(lost?.id ?? '', userId);
  await publish();
  await user.click(await button('Publish as a new post'));
  await isDone();
  expect(countNew()).toBe(1);
  expect((await stored())?.id).not.toBe(lost?.id);
});
