import { leavingTexts } from '@contract/texts/editorTexts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import '@/features/editor/screen/EditorScreen';
import { pendingSave } from '@server/data/posts/testing/pendingRow';
import { publishing } from '@server/data/testing/rows';
import { stubDevice } from '@/features/editor/testing/stubDevice';
import { expectAvailable } from '@/testing/availability';
import { failCalls } from '@/testing/failCalls';
import { notices } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

// Loaded here, so that loading it takes no time of the first test.

const isReady = () =>
  waitFor(() => expectAvailable(screen.getByRole('button', { name: 'Update' })));

const rename = (value: string) =>
  fireEvent.change(screen.getByLabelText('Title'), { target: { value } });

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const pressSaveKey = () =>
  fireEvent.keyDown(screen.getByLabelText('Title'), { key: 's', ctrlKey: true });

/** The editor of a published post of the author. */
async function openPublished() {
  const device = stubDevice();
  const app = await renderApp({ path: '/about', as: 'author' });
  const { posts, pending } = app.mockApi.data;
  const own = { authorId: 'user-author', publishedOnly: true, skip: 0, take: 1 };
  const [post] = (await posts.ofAuthor(own)).rows;
  if (!post) throw new Error('The author has no published post.');
  const { id, url, title } = post;
  const open = async () => {
    await app.router.navigate(`/update?post=${url}`);
    await isReady();
  };
  const leave = async () => {
    await app.router.navigate('/about');
    await screen.findByRole('heading', { level: 1, name: 'About Commonplace' });
  };
  await open();
  return {
    ...app,
    id,
    url,
    title,
    device,
    open,
    leave,
    /** What readers see, and what only the author sees. */
    titles: async () => [(await posts.byId(id))?.title, (await pending.read(id))?.title],
    /** Another device saves unpublished changes. */
    async saveElsewhere(changed: string) {
      const { number = 0 } = (await pending.read(id)) ?? {};
      const revision = (await posts.byId(id))?.revision ?? 0;
      const judged = { revision, isPublished: true, pending: number };
      const { content = '' } = (await posts.byId(id)) ?? {};
      const save = pendingSave(id, { title: changed, content, base: revision, judged });
      await pending.save(save, publishing('user-author', Date.now()));
    },
  };
}

const findConflict = async () =>
  within(await screen.findByRole('dialog', { name: 'This post was changed elsewhere' }));

test('changes of a published post are saved without being published, and opened on another device', async () => {
  const { leave, titles, title, open, device, router } = await openPublished();
  rename('Changed');
  await leave();
  await waitFor(async () => expect(await titles()).toEqual([title, 'Changed']));
  await waitFor(() => expect(notices()).toHaveTextContent(leavingTexts.asPending));
  await waitFor(async () => expect(await device.keys()).toEqual([]));
  await open();
  expect(screen.getByLabelText('Title')).toHaveValue('Changed');
  expect(screen.getByText('Changes not published yet')).toBeVisible();
  press('Update');
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(await titles()).toEqual(['Changed', undefined]);
});

test('the key that saves publishes nothing', async () => {
  const { titles, title } = await openPublished();
  rename('Changed');
  pressSaveKey();
  await waitFor(async () => expect(await titles()).toEqual([title, 'Changed']));
  expect(await screen.findByText('Changes not published yet')).toBeVisible();
  rename('Changed again');
  pressSaveKey();
  await waitFor(async () => expect(await titles()).toEqual([title, 'Changed again']));
});

test('changes that another device has saved are not overwritten: keeping mine saves it, and publishes nothing', async () => {
  const { titles, title, saveElsewhere, user } = await openPublished();
  rename('Mine');
  await saveElsewhere('Theirs');
  pressSaveKey();
  const conflict = await findConflict();
  expect(conflict.getByText(/Theirs/)).toBeVisible();
  expect(await titles()).toEqual([title, 'Theirs']);
  await user.click(conflict.getByRole('button', { name: 'Save mine over it' }));
  await waitFor(async () => expect(await titles()).toEqual([title, 'Mine']));
});

test('an update asks about changes that another device has saved meanwhile', async () => {
  const { titles, title, saveElsewhere, user, router } = await openPublished();
  rename('Mine');
  await saveElsewhere('Theirs');
  press('Update');
  const conflict = await findConflict();
  expect(await titles()).toEqual([title, 'Theirs']);
  await user.click(conflict.getByRole('button', { name: 'Save mine over it' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(await titles()).toEqual(['Mine', undefined]);
});

test('work that was left without a connection is asked about after another device has saved changes', async () => {
  const { titles, title, saveElsewhere, leave, open, device } = await openPublished();
  failCalls({ updatePost: { status: 0 }, readPost: { status: 0 } });
  rename('Mine');
  await leave();
  await waitFor(async () => expect(await device.keys()).toHaveLength(1));
  failCalls({});
  await saveElsewhere('Theirs');
  await open();
  expect(await screen.findByText(/has been changed elsewhere since you began/)).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Mine');
  expect(await titles()).toEqual([title, 'Theirs']);
});

test('an update asks about a version that was published after the changes were begun', async () => {
  const { mockApi, id, titles, saveElsewhere, leave, open, user } = await openPublished();
  await saveElsewhere('Begun');
  await leave();
  const change = { title: 'By an administrator', updatedAt: Date.now() + 1, saving: {} };
  await mockApi.data.posts.update(id, change, 'user-admin');
  await open();
  expect(screen.getByLabelText('Title')).toHaveValue('Begun');
  press('Update');
  const conflict = await findConflict();
  expect(await titles()).toEqual(['By an administrator', 'Begun']);
  await user.click(conflict.getByRole('button', { name: 'Save mine over it' }));
  await waitFor(async () => expect(await titles()).toEqual(['Begun', undefined]));
});

test('unpublished changes are discarded after a question, and can be brought back', async () => {
  const { titles, title, saveElsewhere, leave, open, user } = await openPublished();
  await saveElsewhere('Begun');
  await leave();
  await open();
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('button', { name: 'Discard changes…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Discard the changes?' }));
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  await waitFor(async () => expect(await titles()).toEqual([title, undefined]));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue(title));
  await isReady();
  await user.click(screen.getByRole('button', { name: 'Undo discarding' }));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Begun'));
  await isReady();
  pressSaveKey();
  await waitFor(async () => expect(await titles()).toEqual([title, 'Begun']));
});

test('others read the changes by a link, which says what they read', async () => {
  const { user, router } = await openPublished();
  const share = { name: 'Share a preview…', hidden: true };
  expect(screen.queryByRole('button', share)).toBeNull();
  rename('Changed');
  pressSaveKey();
  await user.click(await screen.findByRole('button', share));
  expect(screen.getByText(/the post with its changes as they were last saved/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New link' }));
  await user.click(screen.getByRole('button', { name: 'Make the link' }));
  const link = await screen.findByLabelText<HTMLInputElement>('Link to the preview');
  await router.navigate(new URL(link.value).pathname);
  expect(await screen.findByRole('heading', { level: 1, name: 'Changed' })).toBeVisible();
  expect(screen.getByText(/^This is a preview of changes that are not published/)).toBeVisible();
});

test('unpublishing a post makes its changes the draft, which is saved on', async () => {
  const { titles, user, mockApi, id } = await openPublished();
  rename('Changed');
  pressSaveKey();
  expect(await screen.findByText('Changes not published yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Unpublish' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Unpublish this post?' }));
  await user.click(dialog.getByRole('button', { name: 'Unpublish' }));
  await waitFor(() => expectAvailable(screen.getByRole('button', { name: 'Save' })));
  expect(await titles()).toEqual(['Changed', undefined]);
  rename('Changed again');
  pressSaveKey();
  await waitFor(async () => expect(await titles()).toEqual(['Changed again', undefined]));
  expect((await mockApi.data.posts.byId(id))?.isPublished).toBe(false);
});

test('own posts say that changes are not published yet, and discard them', async () => {
  const { titles, title, saveElsewhere, leave, router, user } = await openPublished();
  await saveElsewhere('Begun');
  await leave();
  await router.navigate('/dashboard/posts');
  const line = (await screen.findByText(/^Changes not published yet/)).closest('article');
  await user.click(within(line ?? document.body).getByRole('button', { name: 'Discard' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Discard this work?' }));
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  await waitFor(async () => expect(await titles()).toEqual([title, undefined]));
  await waitFor(() => expect(screen.queryByText(/^Changes not published yet/)).toBeNull());
});
