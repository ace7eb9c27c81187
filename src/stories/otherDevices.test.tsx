import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
// Loaded here, so that loading it takes no time of the first test.
import '@/features/editor/screen/EditorScreen';
import type { SavedPost } from '@/features/editor/draft/draft';
import { buildDraft } from '@/features/editor/testing/drafts';
import { hidePage } from '@/features/editor/testing/hidePage';
import { stubDevice } from '@/features/editor/testing/stubDevice';
import { expectAvailable } from '@/testing/availability';
import { failCalls } from '@/testing/failCalls';
import { alerts } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

const isReady = (name: string) =>
  waitFor(() => expectAvailable(screen.getByRole('button', { name })));

const rename = (value: string) =>
  fireEvent.change(screen.getByLabelText('Title'), { target: { value } });

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const pressSaveKey = () =>
  fireEvent.keyDown(screen.getByLabelText('Title'), { key: 's', ctrlKey: true });

const mine = 'Written on the desktop';
const theirs = 'Saved on the phone';

const findWarning = async () => screen.findByText(/has been changed elsewhere since you began/);

/** The dialog, once it shows the words of both versions. */
async function findDialog() {
  const dialog = await screen.findByRole('dialog', { name: 'This post was changed elsewhere' });
  expect(within(dialog).getAllByText(/phone/)[0]?.tagName).toBe('DEL');
  expect(within(dialog).getAllByText(/desktop/)[0]?.tagName).toBe('INS');
  return within(dialog);
}

/** The editor of a post, with what the tests ask of the site and of the device. */
async function openPost(isPublished: boolean) {
  const device = stubDevice();
  const app = await renderApp({ path: '/about', as: 'author' });
  const { data } = app.mockApi;
  const post = data.tables.posts
    .rows()
    .find((row) => row.authorId === 'user-author' && row.isPublished === isPublished);
  if (!post) throw new Error('The author has no such post.');
  const { id } = post;
  const button = isPublished ? 'Update' : 'Save';
  const open = async () => {
    await app.router.navigate(`/update?post=${post.url}`);
    await isReady(button);
  };
  await open();
  return {
    ...app,
    device,
    post,
    button,
    open,
    /** Another device saves the post. */
    saveElsewhere: async (changes: { title?: string; tags?: string[] } = { title: theirs }) =>
      data.posts.update(id, { ...changes, updatedAt: Date.now() + 60_000 }, post.authorId),
    tags: async () => (await data.posts.byId(id))?.tags,
    title: async () => (await data.posts.byId(id))?.title,
    titlesInHistory: () =>
      data.tables.revisions
        .rows()
        .filter(({ postId }) => postId === id)
        .map(({ title }) => title),
    drafts: () => data.tables.posts.rows().filter((row) => row.title === mine && row.id !== id),
  };
}

/** Work that was left without a connection, opened again after another device has saved the post. */
async function reopen(isPublished: boolean) {
  const opened = await openPost(isPublished);
  failCalls({ updatePost: { status: 0 }, readPost: { status: 0 } });
  rename(mine);
  await waitFor(async () => expect(await opened.device.keys()).toHaveLength(1));
  void opened.router.navigate('/about');
  await screen.findByRole('heading', { level: 1, name: 'About Commonplace' });
  await opened.saveElsewhere();
  failCalls({});
  await opened.open();
  await findWarning();
  expect(screen.getByLabelText('Title')).toHaveValue(mine);
  return opened;
}

describe.each([
  ['a draft', false],
  ['a published post', true],
])('unsaved work on %s that another device has saved since', (_, isPublished) => {
  test('is not sent by itself, and replaces the other version only after a choice', async () => {
    const { button, server, title, titlesInHistory, device } = await reopen(isPublished);
    const calls: string[] = [];
    server.events.on('request:start', ({ request }) => void calls.push(request.method));
    rename(`${mine}!`);
    hidePage();
    window.dispatchEvent(new Event('pagehide'));
    press(button);
    const dialog = await findDialog();
    expect(calls).not.toContain('PUT');
    expect(await title()).toBe(theirs);
    fireEvent.click(dialog.getByRole('button', { name: 'Save mine over it' }));
    await waitFor(async () => expect(await title()).toBe(`${mine}!`));
    expect(titlesInHistory()).toEqual(expect.arrayContaining([theirs, `${mine}!`]));
    await waitFor(async () => expect(await device.keys()).toEqual([]));
    expect(screen.queryByText(/changed elsewhere/)).toBeNull();
  });

  test('can be given up for the other version, and brought back, which asks again', async () => {
    const { device, title } = await reopen(isPublished);
    press('Compare and choose');
    const version = isPublished ? 'published' : 'saved';
    fireEvent.click((await findDialog()).getByText(`Take the ${version} version`));
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue(theirs));
    expect(screen.queryByText(/changed elsewhere/)).toBeNull();
    await waitFor(async () => expect(await device.keys()).toEqual([]));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo discarding' }));
    await findWarning();
    expect(screen.getByLabelText('Title')).toHaveValue(mine);
    expect(await title()).toBe(theirs);
  });
});

test('unsaved work on a draft that another device has saved since is asked about by the key that saves and by the button of the warning, each time', async () => {
  const { title } = await reopen(false);
  for (const ask of [pressSaveKey, () => press('Compare and choose')]) {
    ask();
    const dialog = await findDialog();
    fireEvent.click(dialog.getByRole('button', { name: 'Back to writing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Title')).toHaveValue(mine);
  }
  expect(await findWarning()).toBeVisible();
  expect(await title()).toBe(theirs);
});

test('unsaved work on a published post that another device has saved since becomes a draft of its own if both are kept', async () => {
  const { title, drafts, device, router, post } = await reopen(true);
  press('Compare and choose');
  fireEvent.click((await findDialog()).getByRole('button', { name: 'Keep both' }));
  await waitFor(() => expect(router.state.location.search).toMatch(/^\?post=draft-/));
  await isReady('Publish');
  expect(screen.getByLabelText('Title')).toHaveValue(mine);
  expect(await title()).toBe(theirs);
  expect(drafts()).toMatchObject([{ isPublished: false, authorId: post.authorId }]);
  await waitFor(async () => expect(await device.keys()).toEqual([]));
});

test('unsaved work on a published post that another device has saved since is asked about without a connection too, and both are kept once there is one', async () => {
  const { button, title, drafts } = await reopen(true);
  failCalls({ readPost: { status: 0 }, createPost: { status: 0, afterwards: true, times: 1 } });
  press(button);
  fireEvent.click((await findDialog()).getByRole('button', { name: 'Keep both' }));
  await waitFor(() => expect(alerts()).toHaveTextContent(/Failed to create/));
  failCalls({});
  await isReady('Save as draft');
  press('Save as draft');
  // The first call has created it.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save as draft' })).toBeNull());
  expect(drafts()).toHaveLength(1);
  expect(await title()).toBe(theirs);
});

test('a draft that is published asks about the other version before what is missing', async () => {
  const { title } = await reopen(false);
  fireEvent.change(screen.getByLabelText('Meta description'), { target: { value: '' } });
  press('Publish');
  await findDialog();
  expect(await title()).toBe(theirs);
});

test('the key that saves shows what another device has saved while the editor was open', async () => {
  const { title, saveElsewhere } = await openPost(false);
  await saveElsewhere();
  rename(mine);
  pressSaveKey();
  await findDialog();
  expect(await title()).toBe(theirs);
});

test('an open editor warns once it knows of another version, and both can be kept', async () => {
  const { title, saveElsewhere, drafts } = await openPost(false);
  await saveElsewhere();
  rename(mine);
  hidePage();
  await findWarning();
  press('Compare and choose');
  fireEvent.click((await findDialog()).getByRole('button', { name: 'Keep both' }));
  await waitFor(() => expect(drafts()).toHaveLength(1));
  expect(await title()).toBe(theirs);
});

test('a version that is saved while the writer chooses is asked about again', async () => {
  const { title, saveElsewhere, button } = await reopen(false);
  press(button);
  const dialog = await findDialog();
  await saveElsewhere({ title: 'Saved again on the phone' });
  fireEvent.click(dialog.getByRole('button', { name: 'Save mine over it' }));
  await screen.findByText(/again/);
  expect(await title()).toBe('Saved again on the phone');
});

describe('work that an earlier release has stored', () => {
  const work = { ...buildDraft({ title: mine }), picture: null };

  async function openStored(toSaved: (post: SavedPost) => SavedPost | null) {
    const opened = await openPost(false);
    const { device, post, router, open } = opened;
    await router.navigate('/about');
    await screen.findByRole('heading', { level: 1, name: 'About Commonplace' });
    const saved = toSaved({
      _id: post.id,
      url: post.url,
      updatedAt: new Date(post.updatedAt).toISOString(),
      isPublished: false,
      picture: '',
    });
    await device.put('user-author', post.id, { draft: work, postUrl: post.url, saved });
    await open();
    await screen.findByRole('region', { name: 'Unsaved work' });
    return opened;
  }

  test('goes on if the time of its version is that of the post', async () => {
    const { title } = await openStored((saved) => saved);
    expect(screen.queryByText(/changed elsewhere/)).toBeNull();
    hidePage();
    await waitFor(async () => expect(await title()).toBe(mine));
  });

  test.each([
    ['has another time', (saved: SavedPost) => ({ ...saved, updatedAt: '2020-01-01T00:00:00Z' })],
    ['is not known', () => null],
  ])('is asked about if its version %s', async (_, toSaved) => {
    const { title, post } = await openStored(toSaved);
    await findWarning();
    hidePage();
    press('Save');
    await screen.findByRole('dialog', { name: 'This post was changed elsewhere' });
    expect(await title()).toBe(post.title);
  });
});

test('tags that another device saves while the post is sent are replaced only after a choice', async () => {
  const { server, saveElsewhere, button, tags, title } = await openPost(true);
  rename(mine);
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'PUT') void saveElsewhere({ tags: ['phones'] });
  });
  press(button);
  const name = 'This post was changed elsewhere';
  const dialog = within(await screen.findByRole('dialog', { name }));
  expect(dialog.getByText(/phones/).tagName).toBe('DEL');
  expect(await tags()).toEqual(['phones']);
  expect(await title()).not.toBe(mine);
});
