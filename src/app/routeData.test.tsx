import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, createStaticHandler } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createApiClient, readApiUrl } from '@/api/client';
import type { KnownAnswer } from '@/api/knownAnswers';
import { postListQuery } from '@/features/posts/model/postListQuery';
import { selectStoredPosts } from '@/features/posts/model/postQueries';
import { queriesSettled } from '@/store/routeQuery';
import { countRequests } from '@/testing/countRequests';
import { delayCalls, failCalls } from '@/testing/failCalls';
import { renderApp } from '@/testing/renderApp';
import { App } from './App';
import { createLoaders } from './loaders';
import { createRoutes } from './router';
import { createAppStore } from './store';

const postRequest = /\/api\/v1\/blogs\/(?!posts|tag)[^/]+$/;
/** Longer than any test. */
const never = 60_000;

const homeRequest = /\/api\/v1\/blogs\/$/;

async function firstPostUrl({ mockApi }: Pick<Awaited<ReturnType<typeof renderApp>>, 'mockApi'>) {
  const { rows } = await mockApi.data.posts.latest({ skip: 0, take: 1 });
  return `/posts/${rows[0]?.url}`;
}

test.each(['/', '/about'])('leaving a loading post for %s aborts it for good', async (next) => {
  const app = await renderApp({ path: '/contact' });
  const url = await firstPostUrl(app);
  const requests = countRequests(app, postRequest);
  delayCalls(never);
  await app.router.navigate(url);
  await screen.findByText('Loading the post');
  await waitFor(() => expect(requests()).toBe(1));
  delayCalls(0);
  await app.router.navigate(next);
  await screen.findByRole('heading', { level: 1, name: /Keep what|About/ });
  await app.store.dispatch(queriesSettled());
  expect(selectStoredPosts(app.store.getState())[0]).toMatchObject({ status: 'idle', data: null });
  expect(requests()).toBe(1);
});

test.each([
  ['/', homeRequest, () => screen.findByRole('region', { name: 'Trending posts' })],
  ['/posts', /blogs\/posts/, () => screen.findAllByRole('article')],
] as const)('the loader and the page of %s share one request', async (path, address, findData) => {
  const app = await renderApp({ path: '/about', isStrict: true });
  const requests = countRequests(app, address);
  await app.router.navigate(path);
  await findData();
  expect(requests()).toBe(1);
});

test('a new hash requests nothing again', async () => {
  const app = await renderApp({ path: '/about' });
  const url = await firstPostUrl(app);
  await app.router.navigate(url);
  await screen.findByRole('heading', { name: 'Comments' });
  await app.store.dispatch(queriesSettled());
  const requests = countRequests(app, /api\/v1/);
  await app.router.navigate(`${url}#comments`);
  await app.store.dispatch(queriesSettled());
  expect(requests()).toBe(0);
});

test('coming back requests the data again, and shows the old data meanwhile', async () => {
  const app = await renderApp({ path: '/posts' });
  await screen.findAllByRole('article');
  await app.router.navigate('/about');
  await screen.findByRole('heading', { level: 1, name: /About/ });
  const requests = countRequests(app, /blogs\/posts/);
  delayCalls(never);
  await app.router.navigate('/posts');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20));
  await waitFor(() => expect(requests()).toBe(1));
});

test('data that fails is requested again by a new visit', async () => {
  failCalls({ readHome: { status: 500, times: 1 } });
  const { router } = await renderApp({ path: '/' });
  await screen.findByRole('button', { name: 'Try again' });
  await router.navigate('/about');
  await router.navigate('/');
  expect(await screen.findByRole('region', { name: 'Trending posts' })).toBeVisible();
});

test('a page starts with the answers that came with it, without a request', async () => {
  const app = await renderApp({ path: '/about' });
  const known: KnownAnswer[] = [];
  const onAnswer = (answer: KnownAnswer) => void known.push(answer);
  const server = createAppStore({
    client: createApiClient(readApiUrl(), { onAnswer }),
    session: null,
  });
  const { query } = createStaticHandler(createRoutes(createLoaders(server)));
  await query(new Request('http://localhost/posts?page=2'));
  await server.dispatch(queriesSettled());
  expect(postListQuery.selectAll(server.getState())[0]).toMatchObject({ status: 'ready' });
  app.unmount();

  const requests = countRequests(app, /api\/v1/);
  const client = createApiClient(readApiUrl(), { known: structuredClone(known) });
  const store = createAppStore({ client, session: null, isRendered: true });
  const router = createMemoryRouter(createRoutes(createLoaders(store)), {
    initialEntries: ['/posts?page=2'],
  });
  render(<App store={store} router={router} />);
  expect(await screen.findAllByRole('article')).toHaveLength(20);
  await store.dispatch(queriesSettled());
  expect(requests()).toBe(0);
  await router.navigate('/posts');
  await waitFor(() => expect(requests()).toBe(1));
});

test.each(['__proto__', 'constructor', 'toString'])(
  'a post or an author at "%s" is not found',
  async (name) => {
    const { router } = await renderApp({ path: `/posts/${name}`, as: 'reader' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/not-found'));
    await router.navigate(`/username/${name}`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  },
);

test('a hash that is not encoded correctly does not break the post', async () => {
  const app = await renderApp({ path: '/about' });
  const url = await firstPostUrl(app);
  await app.router.navigate(`${url}#100%`);
  expect(await screen.findByRole('heading', { name: 'Comments' })).toBeVisible();
});
