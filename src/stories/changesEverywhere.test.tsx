import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { blockUser } from '@/features/profile/administrationThunks';
import { likePost } from '@/store/posts/postThunks';
import { deletePost, setPublished } from '@/store/posts/writingThunks';
import { delayCalls } from '@/testing/failCalls';
import { renderApp } from '@/testing/renderApp';

type App = Awaited<ReturnType<typeof renderApp>>;

const titles = () =>
  screen
    .getAllByRole('article')
    .map((card) => within(card).getAllByRole('link')[0]?.textContent ?? '');

/** The newest post of the author persona. */
async function ownPost({ mockApi }: App) {
  const { rows } = await mockApi.data.posts.ofAuthor({
    authorId: 'user-author',
    publishedOnly: true,
    skip: 0,
    take: 1,
  });
  const [post] = rows;
  if (!post) throw new Error('The author has no post.');
  return post;
}

/** From here on only what the page already knows can show a change. */
const stopAnswers = () => delayCalls(60_000);

async function openHub(as: 'author' | 'admin') {
  const app = await renderApp({ path: '/posts', as });
  await screen.findAllByRole('article');
  const [url] = screen.getAllByRole('article').map((card) => card.querySelector('a')?.pathname);
  const post = await app.mockApi.data.posts.byUrl(url?.replace('/posts/', '') ?? '');
  if (!post) throw new Error('The list has no post.');
  return { ...app, post };
}

test('a deleted post leaves home, the list of posts and the dashboard at once', async () => {
  const app = await renderApp({ path: '/', as: 'author' });
  await screen.findByText('Trending');
  await app.router.navigate('/posts');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20));
  const post = await ownPost(app);
  expect(titles()).toContain(post.title);
  await app.router.navigate('/dashboard/posts');
  await screen.findByText(post.title);
  await app.store.dispatch(deletePost({ id: post.id, authorId: 'user-author' })).unwrap();
  await waitFor(() => expect(screen.queryByText(post.title)).toBeNull());
  stopAnswers();
  await app.router.navigate('/posts');
  await screen.findByText('All Posts', { selector: 'h1' });
  expect(titles()).not.toContain(post.title);
  await app.router.navigate('/');
  await screen.findByText('Trending');
  expect(screen.queryByText(post.title)).toBeNull();
});

test('an unpublished post leaves the list of posts at once', async () => {
  const { store, post } = await openHub('admin');
  expect(titles()).toContain(post.title);
  const change = { id: post.id, isPublished: false, reason: 'Advertising' };
  await store.dispatch(setPublished(change)).unwrap();
  await waitFor(() => expect(titles()).not.toContain(post.title));
});

test('only one change of whether a post is public runs at a time', async () => {
  const { store, post, mockApi } = await openHub('admin');
  const set = (isPublished: boolean) =>
    store.dispatch(setPublished({ id: post.id, isPublished, reason: 'Advertising' }));
  const [first, second] = await Promise.all([set(false), set(true)]);
  expect([first.meta.requestStatus, second.meta.requestStatus]).toEqual(['fulfilled', 'rejected']);
  expect(await mockApi.data.posts.byId(post.id)).toMatchObject({ isPublished: false });
});

test('the posts of a blocked author leave the list of posts at once', async () => {
  const { store, post, mockApi } = await openHub('admin');
  const author = await mockApi.data.users.byId(post.authorId);
  if (!author) throw new Error('The post has no author.');
  const account = { id: author.id, username: author.username, role: 'user' } as const;
  await store.dispatch(blockUser(account)).unwrap();
  await waitFor(() => expect(titles()).not.toContain(post.title));
});

test('a like shows the same count on the post, the profile and the dashboard', async () => {
  const app = await renderApp({ path: '/dashboard/posts', as: 'author' });
  const post = await ownPost(app);
  const card = () => screen.findByRole('article', { name: post.title });
  const likesOf = (element: HTMLElement) => Number(/(\d+) likes?/.exec(element.textContent)?.[1]);
  const before = likesOf(await card());
  await app.router.navigate(`/posts/${post.url}`);
  await screen.findByRole('heading', { level: 1, name: post.title });
  await app.store.dispatch(likePost({ postId: post.id })).unwrap();
  expect(await screen.findByText(`${before + 1} likes`)).toBeVisible();
  stopAnswers();
  await app.router.navigate('/dashboard/posts');
  expect(likesOf(await card())).toBe(before + 1);
});
