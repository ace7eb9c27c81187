import { connectionTexts } from '@contract/texts/connectionTexts';
import { uploadTexts } from '@contract/texts/uploadTexts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { signIn } from '@/features/auth/sessionThunks';
import { addEditing } from '@/features/editor/testing/addEditing';
import { expectAvailable } from '@/testing/availability';
import { enterText } from '@/testing/enterText';
import { failCalls } from '@/testing/failCalls';
import { alerts } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

const ready = () =>
  waitFor(() => expectAvailable(screen.getByRole('button', { name: /^(Publish|Update)$/ })));

test('an unverified author is asked to verify before writing', async () => {
  await renderApp({ path: '/create', as: 'newbie' });
  expect(await screen.findByRole('button', { name: 'Click to verify' })).toBeVisible();
});

test('a verified author gets an empty post, whose title has the focus and makes the url', async () => {
  const { router, user } = await renderApp({ path: '/about', as: 'author' });
  await router.navigate('/create');
  await ready();
  expect(screen.queryByRole('button', { name: 'Click to verify' })).toBeNull();
  const title = screen.getByLabelText('Title');
  const url = screen.getByLabelText('Post URL');
  expect(title).toHaveValue('');
  await waitFor(() => expect(title).toHaveFocus());
  await user.keyboard('S');
  await user.paste('low Gardens');
  expect(title).toHaveValue('Slow Gardens');
  expect(url).toHaveValue('slow-gardens');
  await user.type(url, '-2');
  await user.type(title, '!');
  expect(url).toHaveValue('slow-gardens-2');
});

test('updating without a post redirects to the dashboard', async () => {
  const { router } = await renderApp({ path: '/update', as: 'author' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});

test('a post of another author is denied, an unknown one is not found', async () => {
  const { router, mockApi } = await renderApp({ path: '/about', as: 'reader' });
  const { rows } = await mockApi.data.posts.latest({ skip: 0, take: 1 });
  await router.navigate(`/update?post=${rows[0]?.url}`);
  await waitFor(() => expect(router.state.location.pathname).toBe('/denied'));
  await router.navigate('/update?post=unknown-post');
  await waitFor(() => expect(router.state.location.pathname).toBe('/not-found'));
});

test('every broken rule is shown beside its field until the field is edited', async () => {
  addEditing();
  const { user } = await renderApp({ path: '/create', as: 'author' });
  await ready();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
  for (const name of ['Title', 'Tags', 'SEO keywords', 'Meta description', 'Post image']) {
    expect(screen.getByLabelText(name)).toHaveAccessibleDescription(/missing/);
  }
  expect(alerts()).toHaveTextContent('All fields are mandatory!!');
  const picture = screen.getByLabelText('Post image');
  await user.upload(picture, new File(['x'], 'soil.png', { type: 'image/png' }));
  expect(picture).not.toHaveAccessibleDescription(/missing/);
  const content = screen.getByRole('group', { name: 'Content' });
  expect(content).toHaveAccessibleDescription(/missing/);
  const [paragraph = content] = within(content).getAllByRole('textbox', { name: 'Paragraph' });
  paragraph.textContent = 'Compost needs air.';
  fireEvent.input(paragraph);
  await waitFor(() => expect(content).not.toHaveAccessibleDescription());
});

async function openOwnPost() {
  const app = await renderApp({ path: '/about', as: 'author' });
  const { data } = app.mockApi;
  const { rows } = await data.posts.latest({ skip: 0, take: 100 });
  const post = rows.find(({ author }) => author.username === 'author');
  const url = post?.url ?? '';
  await app.router.navigate('/update', { state: { post } });
  await ready();
  return { ...app, url, storedTitle: async () => (await data.posts.byUrl(url))?.title };
}

test('a post in the navigation state is put into the address, its title has the focus, and its url can not be changed', async () => {
  const { router, user, url, storedTitle } = await openOwnPost();
  expect(router.state.location.search).toBe(`?post=${url}`);
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
  const field = screen.getByLabelText('Post URL');
  await user.type(field, 'x');
  expect(field).toHaveValue(url);
  expect(field).toHaveAccessibleDescription(/Can't change Post Url\./);

  // An update that fails keeps the draft, and succeeds the next time.
  await user.clear(screen.getByLabelText('Title'));
  await user.paste('Another title');
  failCalls({ updatePost: { status: 503, times: 1 } });
  const update = screen.getByRole('button', { name: 'Update' });
  await user.click(update);
  await screen.findByText(/Our side could not take it just now/);
  expect(screen.getByLabelText('Title')).toHaveValue('Another title');
  expect(await storedTitle()).not.toBe('Another title');
  await user.click(update);
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(await storedTitle()).toBe('Another title');
});

test("a failed load can be retried, and an admin's update sends the id of the post's author", async () => {
  const { mockApi, server, router, user } = await renderApp({ path: '/about', as: 'admin' });
  const { rows } = await mockApi.data.posts.latest({ skip: 0, take: 20 });
  const post = rows.find(({ author }) => author.username !== 'admin');
  const sent: unknown[] = [];
  server.events.on('request:start', async ({ request }) => {
    if (request.method !== 'PUT') return;
    sent.push((await request.clone().formData()).get('authorId'));
  });
  failCalls({ readPost: { status: 503, times: 1 } });
  await router.navigate(`/update?post=${post?.url}`);
  await user.click(await screen.findByRole('button', { name: /try again/i }));
  await ready();
  expect(screen.getByLabelText('Title')).toHaveValue(post?.title);
  await user.type(screen.getByLabelText('Title'), '!');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(sent).toEqual([post?.authorId]));
});

test('an update whose answer was lost is not a change by someone else', async () => {
  const { router, user, storedTitle } = await openOwnPost();
  await user.clear(screen.getByLabelText('Title'));
  await user.paste('Another title');
  failCalls({ updatePost: { status: 0, times: 1, afterwards: true } });
  const update = screen.getByRole('button', { name: 'Update' });
  await user.click(update);
  await waitFor(async () => expect(await storedTitle()).toBe('Another title'));
  await waitFor(() => expectAvailable(update));
  await user.type(screen.getByLabelText('Title'), '!');
  await user.click(update);
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(await storedTitle()).toBe('Another title!');
});

test('an update without a connection says once that the device is offline, and that nothing is lost', async () => {
  const { user } = await openOwnPost();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  await user.type(screen.getByLabelText('Title'), '!');
  failCalls({ updatePost: { status: 0, times: 1 } });
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText(uploadTexts.inputKept)).toBeVisible();
  expect(alerts()).toHaveTextContent(connectionTexts.offlineReason);
});

test('changes of a post that was deleted meanwhile can be published as a new post', async () => {
  const { router, user, mockApi } = await openOwnPost();
  const url = screen.getByLabelText<HTMLInputElement>('Post URL').value;
  const post = await mockApi.data.posts.byUrl(url);
  failCalls({ updatePost: { status: 404, times: 1 } });
  await user.type(screen.getByLabelText('Title'), '!');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await user.click(await screen.findByRole('button', { name: 'Publish as a new post' }));
  const picture = screen.getByLabelText('Post image');
  await waitFor(() => expect(picture).toHaveAccessibleDescription(/The picture is missing/));
  await user.upload(picture, new File(['x'], 'soil.png', { type: 'image/png' }));
  await user.type(screen.getByLabelText('Post URL'), '-again');
  failCalls({ createPost: { status: 503, message: 'Sent as a new post', times: 1 } });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(alerts()).toHaveTextContent('Sent as a new post'));
  expect(screen.getByLabelText('Title')).toHaveValue(`${post?.title}!`);
  expect(router.state.location.pathname).toBe('/update');
});

test('nothing is published under another account than the one that opened the editor', async () => {
  const { router, store, user, storedTitle } = await openOwnPost();
  await user.clear(screen.getByLabelText('Title'));
  await user.paste('Another title');
  await store.dispatch(signIn({ username: 'admin', password: 'Password1!' })).unwrap();
  await user.click(screen.getByRole('button', { name: 'Update' }));
  const dialog = await screen.findByRole('dialog', { name: 'Another account is signed in' });
  expect(dialog).toHaveTextContent('Sign in as author to continue.');
  expect(await storedTitle()).not.toBe('Another title');
  const signInAs = async (username: string) => {
    const field = within(dialog).getByLabelText('Username');
    await user.clear(field);
    await enterText(user, field, username);
    await user.clear(within(dialog).getByLabelText('Password'));
    await enterText(user, within(dialog).getByLabelText('Password'), 'Password1!');
    await user.click(within(dialog).getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(store.getState().auth.user?.username).toBe(username));
  };
  await signInAs('reader');
  expect(dialog).toHaveAttribute('open');
  await signInAs('author');
  await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(await storedTitle()).toBe('Another title');
});

test('a draft is previewed and checked without publishing it', async () => {
  const { router, user } = await renderApp({ path: '/create', as: 'author' });
  await ready();
  await enterText(user, screen.getByLabelText('Title'), 'Slow Gardens');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const preview = await screen.findByRole('article', { name: 'Preview' });
  expect(preview).toHaveTextContent('Slow Gardens');
  await user.click(screen.getByRole('button', { name: 'Write' }));
  expect(screen.queryByRole('article', { name: 'Preview' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Check' }));
  const dialog = await screen.findByRole('dialog', { name: 'Before you publish' });
  expect(dialog).toHaveTextContent('The description is missing.');
  expect(screen.queryByRole('button', { name: 'Publish anyway' })).toBeNull();
  const finding = within(dialog).getByText('The description is missing.').closest('li') ?? dialog;
  await user.click(within(finding).getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(screen.getByLabelText('Meta description')).toHaveFocus());
  expect(router.state.location.pathname).toBe('/create');
});
