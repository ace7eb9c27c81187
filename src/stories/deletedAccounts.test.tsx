import { accountMessages, followMessages, sessionMessages } from '@contract/texts/apiMessages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signIn } from '@/features/auth/sessionThunks';
import { alerts, notices } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';
import { signInElsewhere } from '@/testing/signInElsewhere';

type App = Awaited<ReturnType<typeof renderApp>>;

const personaPassword = 'Password1!';
const commentText = 'Written on a train.';

async function newestPost({ mockApi }: App) {
  const page = { authorId: 'user-author', publishedOnly: true, skip: 0, take: 1 };
  const [post] = (await mockApi.data.posts.ofAuthor(page)).rows;
  if (!post) throw new Error('The author has no posts.');
  return post;
}

/** The reader follows the author, and likes and comments on the newest post. */
async function addActivity(app: App) {
  const post = await newestPost(app);
  const reader = await signInElsewhere(app.mockApi, 'reader');
  await reader.call('followAuthor', { body: { authId: 'user-author' } });
  await reader.ok('likePost', { params: { postId: post.id } });
  await reader.ok('addComment', { body: { blogId: post.id, comment: commentText } });
  return post;
}

/** How many of the author's likes, comments and followers are the reader's. */
function activityIn({ mockApi: { data } }: App) {
  const { posts, likes, comments, follows } = data.tables;
  const own = new Set(
    posts.rows().flatMap((row) => (row.authorId === 'user-author' ? row.id : [])),
  );
  return {
    Likes: likes.rows().filter((row) => row.userId === 'user-reader' && own.has(row.postId)).length,
    Comments: comments.rows().filter((row) => row.authorId === 'user-reader' && own.has(row.postId))
      .length,
    Followers: follows
      .rows()
      .filter((row) => row.followerId === 'user-reader' && row.authorId === 'user-author').length,
  };
}

type Numbers = Record<string, number>;

const numberIn = (element: Element | null | undefined) =>
  Number((element?.textContent ?? '').replaceAll(/\D/g, '') || Number.NaN);

const countOf = (name: string) =>
  numberIn(screen.getByText(name, { selector: 'dt' }).parentElement?.querySelector('dd'));

/** The dashboard's tiles and the profile use the same labels for these counts. */
const counts = (): Numbers => ({
  Likes: countOf('Likes'),
  Comments: countOf('Comments'),
  Followers: countOf('Followers'),
});

function postCounts(): Numbers {
  const about = within(screen.getByRole('region', { name: 'About the author' }));
  const comments = within(screen.getByRole('region', { name: 'Comments' }));
  if (comments.queryByRole('status', { name: 'Loading comments' })) {
    throw new Error('The comments are still loading.');
  }
  return {
    Likes: numberIn(screen.getByText(/^\d+ likes?$/)),
    Followers: numberIn(about.getByText(/Followers?$/)),
    ownComments: comments.queryAllByText(commentText).length,
  };
}

/** Each screen that shows an author's counts, with the function that reads them. */
const screensOf = (url: string) =>
  [
    ['/dashboard', counts],
    ['/username/author', counts],
    [`/posts/${url}`, postCounts],
  ] as const;

/** Opens one screen after another and waits for the expected counts. */
async function expectOnScreens({ router }: App, url: string, expected: readonly Numbers[]) {
  for (const [at, [path, read]] of screensOf(url).entries()) {
    await router.navigate(path);
    await waitFor(() => expect(read()).toEqual(expected[at]));
  }
}

/** The counts on the author's screens with and without the reader's activity. */
async function expectedCounts(app: App, url: string) {
  const { mockApi } = app;
  const author = await mockApi.data.users.withCounts('author');
  const post = await mockApi.data.posts.byUrl(url);
  if (!author || !post) throw new Error('There is no author or no post.');
  const activity = activityIn(app);
  const total = { Likes: author.likes, Comments: author.comments, Followers: author.followers };
  const remaining = {
    Likes: total.Likes - activity.Likes,
    Comments: total.Comments - activity.Comments,
    Followers: total.Followers - activity.Followers,
  };
  const onPost = { Likes: post.likes, Followers: total.Followers, ownComments: 1 };
  const remainingOnPost = { Likes: post.likes - 1, Followers: remaining.Followers, ownComments: 0 };
  return { before: [total, total, onPost], after: [remaining, remaining, remainingOnPost] };
}

test('the activity of a reader deleted by an admin is removed from all screens of the author', async () => {
  const app = await renderApp({ path: '/about', as: 'author' });
  const { url } = await addActivity(app);
  const { before, after } = await expectedCounts(app, url);
  await expectOnScreens(app, url, before);
  const admin = await signInElsewhere(app.mockApi, 'admin');
  await admin.ok('deleteAccount', { params: { id: 'user-reader' }, body: {} });
  await expectOnScreens(app, url, after);
});

test('the activity of a reader who closes the account is removed from all screens of the author', async () => {
  const app = await renderApp({ path: '/dashboard/close-account', as: 'reader' });
  const { url } = await addActivity(app);
  const { after } = await expectedCounts(app, url);
  await app.user.click(await screen.findByRole('checkbox'));
  await app.user.click(screen.getByRole('button', { name: 'Delete Account' }));
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/'));
  await waitFor(() => expect(notices()).toHaveTextContent(accountMessages.deleted));
  await app.store.dispatch(signIn({ username: 'author', password: personaPassword })).unwrap();
  await expectOnScreens(app, url, after);
});

test('a reader can no longer open the profile and posts of a deleted author', async () => {
  const app = await renderApp({ path: '/about', as: 'reader' });
  const { router, mockApi } = app;
  const { url } = await addActivity(app);
  await router.navigate('/dashboard/followings');
  await screen.findByRole('link', { name: /Ines Okonjo/ });
  await router.navigate('/dashboard');
  await waitFor(() => expect(countOf('Following')).toBeGreaterThan(0));
  const following = countOf('Following');
  const admin = await signInElsewhere(mockApi, 'admin');
  await admin.ok('deleteAccount', { params: { id: 'user-author' }, body: {} });
  await router.navigate('/username/author');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  await waitFor(() => expect(alerts()).toHaveTextContent(followMessages.authorNotFound));
  await router.navigate(`/posts/${url}`);
  await waitFor(() => expect(router.state.location.pathname).toBe('/not-found'));
  await router.navigate('/dashboard/followings');
  await waitFor(() => expect(screen.queryByRole('link', { name: /Ines Okonjo/ })).toBeNull());
  await router.navigate('/dashboard');
  await waitFor(() => expect(countOf('Following')).toBe(following - 1));
});

test('a user whose account is deleted while signed in is signed out at the next call', async () => {
  const { mockApi, router, store, user } = await renderApp({
    path: '/dashboard/posts',
    as: 'reader',
    withSessionKeeper: true,
  });
  await screen.findByText("You have not created any post yet. Let's create");
  const admin = await signInElsewhere(mockApi, 'admin');
  await admin.ok('deleteAccount', { params: { id: 'user-reader' }, body: {} });
  await router.navigate('/dashboard/followers');
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
  expect(store.getState().auth.isLoggedIn).toBe(false);
  await user.type(await screen.findByLabelText('Username'), 'reader');
  await user.type(screen.getByLabelText('Password'), `${personaPassword}{Enter}`);
  await waitFor(() => expect(alerts()).toHaveTextContent(sessionMessages.wrongCredentials));
});
