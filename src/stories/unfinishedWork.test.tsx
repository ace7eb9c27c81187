import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAvailable } from '@/testing/availability';
// Loaded here, so that loading it takes no time of the first test.
import '@/features/editor/screen/EditorScreen';
import { unfinishedDraft } from '@/features/editor/draft/unfinishedDraft';
import { buildDraft } from '@/features/editor/testing/drafts';
import { stubDevice } from '@/features/editor/testing/stubDevice';
import { countRequests } from '@/testing/countRequests';
import { failCalls } from '@/testing/failCalls';
import { alerts, notices } from '@/testing/liveRegions';
import { pngFile } from '@/testing/pictures';
import { renderApp } from '@/testing/renderApp';

const newDraft = buildDraft({ title: 'Slow Gardens', url: 'slow-gardens' });
const changedDraft = { ...buildDraft({ title: 'Changed', url: 'changed' }), picture: null };

/** Signed in as the author, with a new post and a changed post on the device. */
async function start() {
  const device = stubDevice();
  const app = await renderApp({ path: '/about', as: 'author' });
  const userId = app.store.getState().auth.user?.id ?? '';
  await device.put(userId, 'new', { draft: newDraft });
  await device.put(userId, 'post-gone', { draft: changedDraft, postUrl: 'changed', savedAt: 0 });
  await device.put('user-reader', 'new', { draft: buildDraft({ title: 'Not mine' }) });
  return { ...app, device, userId };
}

/** A part of the dashboard, and a list among the own posts. */
const findWork = async () => {
  const [work] = await screen.findAllByLabelText('Unsaved work on this device');
  return within(work ?? document.body);
};

test('unsaved work is listed on the dashboard, and discarded after a question', async () => {
  const { router, user, device, userId } = await start();
  async function openList(path: string) {
    await router.navigate(path);
    const work = await findWork();
    const [first, second, ...others] = work.getAllByRole('listitem');
    expect(work.getByText('Slow Gardens')).toHaveAttribute('dir', 'auto');
    expect(first).toHaveTextContent(/Slow Gardens.*Soil is alive\..*New post · 22 November 2026/);
    expect(second).toHaveTextContent(/Changed.*Changes to a post · 1 January 1970/);
    expect(others).toEqual([]);
    return work;
  }
  await openList('/dashboard/posts');
  await router.navigate('/about');
  await screen.findByRole('heading', { level: 1, name: 'About Commonplace' });
  const work = await openList('/dashboard');
  const [discard] = work.getAllByRole('button', { name: 'Discard' });
  if (discard) await user.click(discard);
  const dialog = within(screen.getByRole('dialog', { name: 'Discard this work?' }));
  expect(await device.keys()).toContain(`${userId} new`);
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(work.getAllByRole('listitem')).toHaveLength(1));
  expect(await device.keys()).toEqual([
    `${userId} post-gone`,
    'picture user-reader new',
    'user-reader new',
  ]);
});

test('an account without unsaved work sees no list', async () => {
  stubDevice();
  await renderApp({ path: '/dashboard/posts', as: 'author' });
  await screen.findAllByRole('article');
  expect(screen.queryByLabelText('Unsaved work on this device')).toBeNull();
});

/** A post of the author with changes on this device. */
async function changedPost(isPublished: boolean) {
  const device = stubDevice();
  const app = await renderApp({ path: '/about', as: 'author' });
  const authorId = app.store.getState().auth.user?.id ?? '';
  const of = { authorId, publishedOnly: false, isPublished, skip: 0, take: 20 };
  const { rows } = await app.mockApi.data.posts.ofAuthor(of);
  const post = rows.find(({ publishedAt }) => (publishedAt !== null) === isPublished);
  if (!post) throw new Error('There is no such post.');
  const draft = { ...buildDraft({ title: post.title }), picture: null };
  await device.put(authorId, post.id, { draft, postUrl: post.url });
  await app.router.navigate('/dashboard/posts?state=' + (isPublished ? 'active' : 'inactive'));
  const row = within(await screen.findByRole('article', { name: post.title }));
  expect(await row.findByText(/^Newer on this device/)).toBeVisible();
  expect(screen.queryByLabelText('Unsaved work on this device')).toBeNull();
  await app.user.click(row.getByRole('button', { name: 'Discard' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Discard this work?' }));
  return { ...app, device, post, dialog };
}

const alsoDelete = 'Also delete the saved draft';

test('the row of a published post says that this device has newer work, which is discarded alone', async () => {
  const { user, device, post, dialog, mockApi } = await changedPost(true);
  expect(dialog.queryByLabelText(alsoDelete)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText(/^Newer on this device/)).toBeNull());
  expect(await device.keys()).toEqual([]);
  expect(await mockApi.data.posts.byId(post.id)).not.toBeNull();
});

test('one question covers the work on this device and the draft on the server', async () => {
  const { user, device, post, dialog, mockApi } = await changedPost(false);
  await user.click(dialog.getByLabelText(alsoDelete));
  await user.click(dialog.getByRole('button', { name: 'Discard and delete' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: post.title })).toBeNull());
  expect(await device.keys()).toEqual([]);
  expect(await mockApi.data.posts.byId(post.id)).toBeNull();
});

test('a new post is continued', async () => {
  const { router, user } = await start();
  await router.navigate('/dashboard');
  const [link] = (await findWork()).getAllByRole('link', { name: 'Continue' });
  expect(link).toHaveAccessibleDescription('Slow Gardens');
  if (link) await user.click(link);
  await screen.findByRole('region', { name: 'Unsaved work' });
  expect(await screen.findByLabelText('Title')).toHaveValue('Slow Gardens');
  expect(router.state.location.pathname).toBe('/create');
});

/** Opens a new post, types into it and leaves the editor. */
async function typeAndLeave(as: 'author' | 'newbie') {
  const device = stubDevice();
  const app = await renderApp({ path: '/create', as });
  const { router } = app;
  await waitFor(() => expectAvailable(screen.getByRole('button', { name: 'Publish' })));
  const paragraph = document.querySelector('.ce-paragraph') ?? document.body;
  paragraph.textContent = 'The last words.';
  fireEvent.input(paragraph);
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'The last title' } });
  void router.navigate('/about');
  await screen.findByRole('heading', { level: 1, name: 'About Commonplace' });
  return { ...app, device };
}

test('what was typed just before the editor is left becomes a draft on the server', async () => {
  const { mockApi, device } = await typeAndLeave('author');
  const stored = await waitFor(async () => {
    const post = await mockApi.data.posts.byUrl('the-last-title');
    if (!post) throw new Error('There is no such post.');
    return post;
  });
  expect(stored).toMatchObject({ title: 'The last title', isPublished: false });
  expect(stored.content).toContain('The last words.');
  await waitFor(async () => expect(await device.keys()).toEqual([]));
});

const findTitle = async (text: string) => {
  const title = await screen.findByLabelText('Title');
  await waitFor(() => expect(title).toHaveValue(text));
};

test('an article that was left unfinished is there when the writer creates a post, and so is a new one', async () => {
  const { router, user, device, mockApi } = await typeAndLeave('author');
  await waitFor(async () => expect(await device.keys()).toEqual([]));
  await router.navigate('/create');
  await findTitle('The last title');
  expect(router.state.location.search).toBe('?post=the-last-title');
  await user.click(screen.getByRole('link', { name: 'Start a new one' }));
  await findTitle('');
  expect(router.state.location.pathname).toBe('/create');
  expect(screen.queryByText(/left this article unfinished/)).toBeNull();
  expect(await mockApi.data.posts.byUrl('the-last-title')).not.toBeNull();
});

test('after a draft was saved by hand, or is gone, a new post is empty', async () => {
  const { router, user, device, mockApi } = await typeAndLeave('author');
  async function createPost() {
    await router.navigate('/about');
    await screen.findByRole('heading', { level: 1, name: 'About Commonplace' });
    await router.navigate('/create');
    await findTitle('');
    expect(router.state.location.search).toBe('');
  }
  await waitFor(async () => expect(await device.keys()).toEqual([]));
  await router.navigate('/create');
  await findTitle('The last title');
  const save = await screen.findByRole('button', { name: 'Save' });
  await waitFor(() => expectAvailable(save));
  await user.type(screen.getByLabelText('Title'), '!');
  await user.click(save);
  await waitFor(() => expect(notices()).toHaveTextContent('Draft saved'));
  await waitFor(async () => expect(await device.keys()).toEqual([]));
  await createPost();
  const { id = '' } = (await mockApi.data.posts.byUrl('the-last-title')) ?? {};
  unfinishedDraft.note('user-author', { _id: id, url: 'the-last-title' });
  await mockApi.data.posts.remove(id, 'user-author');
  await createPost();
});

test('what was typed by an account that may not create posts stays on the device', async () => {
  const { router, device } = await typeAndLeave('newbie');
  await waitFor(async () => expect(await device.keys()).toHaveLength(1));
  await router.navigate('/dashboard');
  const work = await findWork();
  expect(work.getByRole('listitem')).toHaveTextContent(/The last title.*The last words\./);
});

test('changes of a deleted post are opened and published as a new post', async () => {
  const { router, user, device, mockApi, userId } = await start();
  await router.navigate('/dashboard/posts');
  const [, link] = (await findWork()).getAllByRole('link', { name: 'Continue' });
  if (link) await user.click(link);
  const panel = await screen.findByRole('region', { name: 'Unsaved work' });
  expect(panel).toHaveTextContent('The post was deleted');
  const publish = await screen.findByRole('button', { name: 'Publish' });
  await waitFor(() => expectAvailable(publish));
  expect(screen.getByLabelText('Title')).toHaveValue('Changed');
  await user.upload(screen.getByLabelText('Post image'), pngFile());
  await user.click(publish);
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect((await mockApi.data.posts.byUrl('changed'))?.isPublished).toBe(true);
  expect(await device.keys()).not.toContain(`${userId} post-gone`);
});

test('changes of a deleted post can be saved as a draft at the same url', async () => {
  const { router, user, mockApi } = await start();
  await router.navigate('/update?post=changed');
  await screen.findByRole('region', { name: 'Unsaved work' });
  const save = await screen.findByRole('button', { name: 'Save as draft' });
  await waitFor(() => expectAvailable(save));
  await user.upload(screen.getByLabelText('Post image'), pngFile());
  await user.click(save);
  await waitFor(() => expectAvailable(screen.getByRole('button', { name: 'Save' })));
  expect((await mockApi.data.posts.byUrl('changed'))?.isPublished).toBe(false);
  expect(screen.getByLabelText('Title')).toHaveValue('Changed');
});

test('what is written after a deleted post was saved again is saved when the editor is left', async () => {
  const device = stubDevice();
  const { router, user, mockApi, store } = await renderApp({ path: '/about', as: 'author' });
  const { posts } = mockApi.data;
  const { rows } = await posts.latest({ skip: 0, take: 100 });
  const post = rows.find(({ author }) => author.username === 'author');
  const path = `/update?post=${post?.url}`;
  await router.navigate(path);
  const update = await screen.findByRole('button', { name: 'Update' });
  await waitFor(() => expectAvailable(update));
  await posts.remove(post?.id ?? '', post?.authorId ?? '');
  await user.type(screen.getByLabelText('Title'), '!');
  await user.click(update);
  await user.click(await screen.findByRole('button', { name: 'Publish as a new post' }));
  await user.upload(screen.getByLabelText('Post image'), pngFile());
  await user.click(await screen.findByRole('button', { name: 'Save as draft' }));
  await waitFor(() => expectAvailable(screen.getByRole('button', { name: 'Save' })));
  await user.type(screen.getByLabelText('Title'), '!');
  const { id = '' } = (await posts.byUrl(post?.url ?? '')) ?? {};
  const userId = store.getState().auth.user?.id ?? '';
  await waitFor(async () => expect(await device.keys()).toEqual([`${userId} ${id}`]));
  void router.navigate('/about');
  await screen.findByRole('heading', { level: 1, name: 'About Commonplace' });
  await waitFor(async () =>
    expect((await posts.byUrl(post?.url ?? ''))?.title).toBe(`${post?.title}!!`),
  );
  await waitFor(async () => expect(await device.keys()).toEqual([]));
  await router.navigate(path);
  expect(await screen.findByLabelText('Title')).toHaveValue(`${post?.title}!!`);
  expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeVisible();
});

test('changes of a post that the API refuses to load are not taken for those of a deleted post, whose changes can be discarded and brought back', async () => {
  const { router, user, server, device, userId } = await start();
  const calls = countRequests({ server }, /\/blogs\/changed$/);
  failCalls({ readPost: { status: 403, message: 'Not now.', times: 1 } });
  await router.navigate('/update?post=changed');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(calls()).toBe(1);
  failCalls({ readPost: { status: 429, message: 'Not so fast.', times: 1 } });
  await user.click(retry);
  await waitFor(() => expect(alerts()).toHaveTextContent('Not so fast.'));
  expect(screen.queryByRole('region', { name: 'Unsaved work' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  const panel = await screen.findByRole('region', { name: 'Unsaved work' });
  expect(panel).toHaveTextContent('The post was deleted');
  const title = await screen.findByLabelText('Title');
  await waitFor(() => expect(title).toHaveValue('Changed'));
  await user.click(within(panel).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue(''));
  await waitFor(async () => expect(await device.keys()).not.toContain(`${userId} post-gone`));
  await user.click(screen.getByRole('button', { name: 'Undo discarding' }));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Changed'));
  await waitFor(async () => expect(await device.keys()).toContain(`${userId} post-gone`));
});

test('an unknown post without changes on the device is not found', async () => {
  const { router } = await start();
  await router.navigate('/update?post=unknown');
  await waitFor(() => expect(router.state.location.pathname).toBe('/not-found'));
});
