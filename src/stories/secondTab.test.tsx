import { editorLock } from '@contract/draftKeys';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { localDraftKey } from '@/features/editor/draft/draftKeys';
import { defer } from '@/features/editor/testing/defer';
import { buildDraft } from '@/features/editor/testing/drafts';
import { createFakeTabs } from '@/features/editor/testing/fakeTabs';
import { stubDevice } from '@/features/editor/testing/stubDevice';
import { expectAvailable } from '@/testing/availability';
import { renderApp } from '@/testing/renderApp';
// Loaded here, so that loading it takes no time of the first test.
import '@/features/editor/screen/EditorScreen';

/** Another tab of the browser that has a draft open until it is closed. */
function openFirstTab(draftKey: string) {
  const tabs = createFakeTabs();
  vi.stubGlobal('BroadcastChannel', tabs.FakeChannel);
  Object.defineProperty(navigator, 'locks', { value: tabs.locks, configurable: true });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'locks');
  });
  const name = editorLock(draftKey);
  const channel = new tabs.FakeChannel(name);
  channel.addEventListener('message', (event) => {
    if (event instanceof MessageEvent && event.data === 'pending') channel.postMessage('first');
  });
  const closed = defer();
  void tabs.locks.request(name, {}, () => closed.promise);
  return {
    close() {
      channel.close();
      closed.resolve();
    },
  };
}

async function openSecondTab() {
  const device = stubDevice();
  const app = await renderApp({ path: '/about', as: 'author' });
  const userId = app.store.getState().auth.user?.id ?? '';
  const { rows } = await app.mockApi.data.posts.latest({ skip: 0, take: 100 });
  const post = rows.find(({ author }) => author.username === 'author');
  if (!post) throw new Error('The author has no post.');
  const firstTab = openFirstTab(localDraftKey(userId, post.id));
  await app.router.navigate(`/update?post=${post.url}`);
  await screen.findByText(/Here it can only be read/);
  return { ...app, device, userId, post, firstTab };
}

test('a tab that becomes writable opens what the other tab has saved', async () => {
  const { mockApi, post, firstTab } = await openSecondTab();
  await mockApi.data.posts.update(
    post.id,
    { title: 'Newest', updatedAt: post.updatedAt + 1 },
    post.authorId,
  );
  firstTab.close();
  await waitFor(() => expectAvailable(screen.getByRole('button', { name: 'Update' })));
  expect(screen.getByLabelText('Title')).toHaveValue('Newest');
});

test('a tab that becomes writable opens the unsaved work of the other tab', async () => {
  const { device, userId, post, firstTab } = await openSecondTab();
  await device.put(userId, post.id, { draft: buildDraft({ title: 'Unsaved' }), postUrl: post.url });
  firstTab.close();
  await screen.findByRole('region', { name: 'Unsaved work' });
  expect(await screen.findByLabelText('Title')).toHaveValue('Unsaved');
});

test('a tab that becomes writable asks about what another device has saved since the work of the first tab began', async () => {
  const { mockApi, device, userId, post, firstTab } = await openSecondTab();
  const { id, url } = post;
  const revision = (await mockApi.data.posts.byId(id))?.revision;
  const updatedAt = new Date(post.updatedAt).toISOString();
  const saved = { _id: id, url, updatedAt, revision, isPublished: true, picture: '' };
  const draft = { ...buildDraft({ title: 'Written in the first tab' }), picture: null };
  await device.put(userId, post.id, { draft, postUrl: url, saved });
  const change = { title: 'Saved on the phone', updatedAt: post.updatedAt + 1, saving: {} };
  await mockApi.data.posts.update(id, change, post.authorId);
  firstTab.close();
  expect(await screen.findByText(/has been changed elsewhere since you began/)).toBeVisible();
  const update = await screen.findByRole('button', { name: 'Update' });
  await waitFor(() => expectAvailable(update));
  fireEvent.click(update);
  const dialog = await screen.findByRole('dialog', { name: 'This post was changed elsewhere' });
  expect(within(dialog).getByText(/phone/).tagName).toBe('DEL');
  expect((await mockApi.data.posts.byId(post.id))?.title).toBe('Saved on the phone');
});
