import { draftUrl } from '@contract/draftUrl';
import { findTakenUrls } from '@contract/endpoints/moves';
import { limits } from '@contract/limits';
import { editPath } from '@contract/pages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAvailable } from '@/testing/availability';
// Loaded here, so that loading it takes no time of the first test.
import '@/features/editor/screen/EditorScreen';
import { buildDraft } from '@/features/editor/testing/drafts';
import { hidePage } from '@/features/editor/testing/hidePage';
import { stubDevice } from '@/features/editor/testing/stubDevice';
import { collectStatuses } from '@/testing/collectStatuses';
import { countRequests } from '@/testing/countRequests';
import { failCalls } from '@/testing/failCalls';
import { alerts, notices } from '@/testing/liveRegions';
import { pngFile } from '@/testing/pictures';
import { renderApp } from '@/testing/renderApp';

const draft = { ...buildDraft({ title: 'Slow Gardens', url: 'slow-gardens' }), picture: pngFile() };

type App = Awaited<ReturnType<typeof renderApp>>;

const takenPath = `/api/v1${findTakenUrls.path}`;

const isReady = (name: string) =>
  waitFor(() => expectAvailable(screen.getByRole('button', { name })));

const rename = (value: string) =>
  fireEvent.change(screen.getByLabelText('Title'), { target: { value } });

const ownPosts = async ({ mockApi, store }: App) => {
  const id = store.getState().auth.user?.id;
  const rows = mockApi.data.tables.posts.rows();
  return rows.filter(({ authorId, title }) => authorId === id && title.startsWith('Slow'));
};

/** A new post that was saved to the server by itself. */
async function openSaved() {
  const device = stubDevice();
  const app = await renderApp({ path: '/about', as: 'author' });
  const userId = app.store.getState().auth.user?.id ?? '';
  await device.put(userId, 'new', { draft });
  await app.router.navigate('/create');
  await screen.findByRole('region', { name: 'Unsaved work' });
  await isReady('Publish');
  hidePage();
  await screen.findByText(/^Saved \d/);
  return { ...app, device, userId };
}

test('a new post is a draft on the server after it was saved by itself, and its editor stays open', async () => {
  const app = await openSaved();
  const [post, ...others] = await ownPosts(app);
  expect(post).toMatchObject({ title: 'Slow Gardens', url: 'slow-gardens', isPublished: false });
  expect(others).toEqual([]);
  expect(app.router.state.location.pathname).toBe('/create');
  expect(screen.getByRole('button', { name: 'Save as draft' })).toBeVisible();
  expect(await app.device.keys()).toEqual([]);
  expect(notices()).not.toHaveTextContent(/draft|post/i);
  expect(alerts()).toBeEmptyDOMElement();

  // Changes after the last save are stored on the device as those of the draft.
  rename('Slow Soils');
  await waitFor(async () => expect(await app.device.keys()).toContain(`${app.userId} ${post?.id}`));
  expect(await app.device.keys()).not.toContain(`${app.userId} new`);

  // The address follows the title until the post is published, once.
  rename('Slow Gardens and Soil');
  hidePage();
  await waitFor(async () =>
    expect(await ownPosts(app)).toMatchObject([{ url: 'slow-gardens-and-soil' }]),
  );
  rename('Slow Soil');
  await isReady('Publish');
  await app.user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/dashboard'));
  expect(notices()).toHaveTextContent('Blog Post created Successfully');
  expect(await ownPosts(app)).toMatchObject([
    { title: 'Slow Soil', url: 'slow-soil', isPublished: true },
  ]);
});

test('no call about the address of a new title fails', async () => {
  const app = await renderApp({ path: '/about', as: 'author' });
  const answers = collectStatuses(app);
  await app.router.navigate('/create');
  await isReady('Publish');
  rename('Slow Rivers');
  await waitFor(() => expect(answers).toContainEqual({ path: takenPath, status: 200 }), {
    timeout: 2 * limits.searchPause,
  });
  expect(answers.filter(({ status }) => status >= 400)).toEqual([]);
});

test('an address that is taken is reported, and the text is saved all the same', async () => {
  const app = await openSaved();
  const taken = app.mockApi.data.tables.posts.rows().find(({ url }) => url !== 'slow-gardens');
  rename('Slow');
  fireEvent.change(screen.getByLabelText('Post URL'), { target: { value: taken?.url } });
  hidePage();
  await waitFor(async () =>
    expect(await ownPosts(app)).toMatchObject([{ title: 'Slow', url: 'slow-gardens' }]),
  );
  expect(await screen.findByText('This post url is already taken.')).toBeVisible();
});

test('a draft that was deleted elsewhere is not asked for again and again', async () => {
  const app = await openSaved();
  const [post] = await ownPosts(app);
  await app.mockApi.data.posts.remove(post?.id ?? '', app.userId);
  const reads = countRequests(app, /blogs.draft-[^/]+$/);
  rename('Slow Soil');
  hidePage();
  await waitFor(() => expect(reads()).toBe(1));
  rename('Slow Soils');
  hidePage();
  await waitFor(async () => expect(await app.device.keys()).not.toEqual([]));
  expect(reads()).toBe(1);
});

test('a draft that another device has continued after its first answer was lost is not overwritten', async () => {
  const device = stubDevice();
  const app = await renderApp({ path: '/about', as: 'author' });
  const userId = app.store.getState().auth.user?.id ?? '';
  await device.put(userId, 'new', { draft });
  failCalls({ createPost: { status: 0, times: 1, afterwards: true } });
  await app.router.navigate('/create');
  await isReady('Publish');
  hidePage();
  await waitFor(async () => expect(await ownPosts(app)).toHaveLength(1));
  const [post] = await ownPosts(app);
  if (!post) throw new Error('There is no post.');
  const change = { title: 'Slow Orchards', updatedAt: Date.now() + 60_000 };
  await app.mockApi.data.posts.update(post.id, change, userId);
  rename('Slow Soil');
  hidePage();
  await screen.findByRole('button', { name: 'Save as draft' });
  await app.user.click(screen.getByRole('button', { name: 'Save as draft' }));
  await screen.findByRole('dialog', { name: 'This post was changed elsewhere' });
  expect(await ownPosts(app)).toMatchObject([{ title: 'Slow Orchards' }]);
});

test('the history entry of the editor opens the draft, with what was written last', async () => {
  const app = await openSaved();
  const [post] = await ownPosts(app);
  await app.router.navigate('/about');
  await screen.findByRole('heading', { level: 1, name: 'About Commonplace' });
  const changed = buildDraft({ title: 'Slow Soil', url: 'slow-soil' });
  await app.device.put(app.userId, post?.id ?? '', { draft: changed, postUrl: 'slow-gardens' });
  await app.router.navigate('/create');
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Slow Soil'));
  expect(screen.getByLabelText('Post URL')).toHaveValue('slow-soil');
  const { pathname, search } = app.router.state.location;
  expect(`${pathname}${search}`).toBe('/update?post=slow-gardens');
});

test('a draft with a text only is called untitled, and gets its address when the writer chooses one', async () => {
  const device = stubDevice();
  const app = await renderApp({ path: '/about', as: 'author' });
  const userId = app.store.getState().auth.user?.id ?? '';
  await device.put(userId, 'new', {
    draft: { ...buildDraft({ title: '', url: '' }), picture: null },
  });
  await app.router.navigate('/create');
  await isReady('Publish');
  hidePage();
  await screen.findByText(/^Saved \d/);
  const ofText = () => app.mockApi.data.tables.posts.rows().filter(({ title }) => title === '');
  const [post, ...others] = ofText();
  expect(others).toEqual([]);
  const id = post?.id ?? '';
  expect(post?.url).toBe(draftUrl(id));

  await app.router.navigate('/dashboard/posts');
  expect(await screen.findByRole('link', { name: 'Untitled' })).toBeVisible();
  const opened = editPath(draftUrl(id));
  await app.router.navigate(opened);
  await isReady('Publish');
  await app.user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(alerts()).toHaveTextContent('All fields are mandatory!!'));
  const url = screen.getByLabelText('Post URL');
  expect(url).toHaveValue('');
  expect(url).toHaveAccessibleDescription(/The url is missing/);
  fireEvent.change(url, { target: { value: 'slow-text' } });
  hidePage();
  await waitFor(() => expect(ofText()).toMatchObject([{ id, url: 'slow-text' }]));
  await screen.findByText(/^Saved \d/);
  await app.router.navigate('/about');
  await screen.findByRole('heading', { level: 1, name: 'About Commonplace' });
  await app.router.navigate(opened);
  await waitFor(() => expect(app.router.state.location.search).toBe('?post=slow-text'));
});

test('a new post whose address is taken is saved without an address', async () => {
  const device = stubDevice();
  const app = await renderApp({ path: '/about', as: 'author' });
  const userId = app.store.getState().auth.user?.id ?? '';
  const url = app.mockApi.data.tables.posts.rows()[0]?.url;
  const { document } = draft;
  const fields = { ...draft.fields, ...(url ? { url } : {}) };
  await device.put(userId, 'new', { draft: { fields, document, picture: null } });
  await app.router.navigate('/create');
  await isReady('Publish');
  hidePage();
  await waitFor(async () => expect(await ownPosts(app)).toHaveLength(1));
  const [post] = await ownPosts(app);
  expect(post?.url).toBe(draftUrl(post?.id ?? ''));
});

async function discardArticle({ user }: App) {
  await user.click(screen.getByText('Discard…', { selector: 'button' }));
  const dialog = await screen.findByRole('dialog', { name: 'Discard this article?' });
  await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue(''));
}

test('an article that was just begun is discarded, and brought back', async () => {
  const device = stubDevice();
  const app = await renderApp({ path: '/create', as: 'author' });
  await isReady('Publish');
  expect(screen.queryByText('Discard…')).toBeNull();
  rename('Slow Gardens');
  await discardArticle(app);
  expect(await device.keys()).toEqual([]);
  expect(await ownPosts(app)).toEqual([]);
  await app.user.click(await screen.findByRole('button', { name: 'Undo discarding' }));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Slow Gardens'));
});

test('an article is discarded with the draft that the server has of it, and brought back as a new one', async () => {
  const app = await openSaved();
  await discardArticle(app);
  expect(await ownPosts(app)).toEqual([]);
  await app.router.navigate('/about');
  await app.router.navigate('/create');
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue(''));
  expect(app.router.state.location.pathname).toBe('/create');
});

test('an article whose draft can not be deleted stays', async () => {
  const app = await openSaved();
  failCalls({ deletePost: { status: 503, times: 1 } });
  await app.user.click(screen.getByText('Discard…', { selector: 'button' }));
  const dialog = await screen.findByRole('dialog', { name: 'Discard this article?' });
  await app.user.click(within(dialog).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(alerts()).not.toBeEmptyDOMElement());
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Slow Gardens'));
  expect(await ownPosts(app)).toHaveLength(1);
});
