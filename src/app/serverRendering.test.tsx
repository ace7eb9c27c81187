import { draftForms } from '@contract/draftKeys';
import { act, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApiClient, readApiUrl } from '@/api/client';
import { createAppStore } from '@/app/store';
import { CommentsContext } from '@/features/comments/model/CommentsContext';
import { CommentForm } from '@/features/comments/writing/CommentForm';
import { Carousel } from '@/features/posts/home/Carousel';
import { ShareEverywhere } from '@/features/posts/post/share/ShareRow';
import { guest, writeDraft } from '@/store/formDrafts';
import { buildPostCard } from '@/testing/buildPostCard';
import { renderAndHydrate } from '@/testing/hydrate';
import { Layout } from './layout/Layout';

/** Everything the browser knows differs from what the server assumes. */
beforeEach(() => {
  document.documentElement.dataset.theme = 'dark';
  writeDraft(guest, draftForms.comment('p1'), { comment: 'Well said' });
  Object.defineProperty(navigator, 'share', { value: vi.fn(), configurable: true });
});

afterEach(() => {
  delete document.documentElement.dataset.theme;
  Reflect.deleteProperty(navigator, 'share');
});

test('the layout hydrates, then shows the year and the chosen theme', () => {
  const routes = [{ element: <Layout />, children: [{ path: '/', element: <h1>Home</h1> }] }];
  const { html } = renderAndHydrate(
    <Provider store={createAppStore({ client: createApiClient(readApiUrl()), session: null })}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </Provider>,
  );
  expect(html).toContain('Use dark colours');
  expect(screen.getByRole('button', { name: 'Use light colours' })).toBeVisible();
  expect(screen.getByText(`© ${new Date().getFullYear()} Commonplace`)).toBeVisible();
});

test('the layout hydrates the same HTML while the visitor is going to another page', () => {
  const children = [
    { path: '/', element: <h1>Home</h1> },
    { path: '/slow', loader: () => new Promise(() => {}), element: null },
  ];
  const router = createMemoryRouter([{ element: <Layout />, children }]);
  const page = (
    <Provider store={createAppStore({ client: createApiClient(readApiUrl()), session: null })}>
      <RouterProvider router={router} />
    </Provider>
  );
  const { html } = renderAndHydrate(page);
  act(() => void router.navigate('/slow'));
  expect(router.state.navigation.state).toBe('loading');
  expect(renderAndHydrate(page).html).toBe(html);
});

test('a comment form hydrates, then shows the draft of this device', () => {
  const ids = { postId: 'p1', postUrl: 'bread', authorId: 'u1' };
  const post = { ...ids, commentsClosed: null, hasBlock: () => true };
  renderAndHydrate(
    <Provider store={createAppStore({ client: createApiClient(readApiUrl()), session: null })}>
      <MemoryRouter>
        <CommentsContext value={post}>
          <CommentForm />
        </CommentsContext>
      </MemoryRouter>
    </Provider>,
  );
  expect(screen.getByRole('textbox', { name: 'Your comment' })).toHaveValue('Well said');
});

test('the share row hydrates, then offers the share sheet of the device', () => {
  const post = { url: 'https://site.example/posts/bread', title: 'Bread', description: 'Slow.' };
  const { html } = renderAndHydrate(<ShareEverywhere {...post} hashtags={[]} />);
  expect(html).toContain('Copy link');
  expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
});

test('the carousel hydrates with its first slide', () => {
  const posts = [buildPostCard(), buildPostCard({ _id: 'post-2', title: 'Soil' })];
  const { html } = renderAndHydrate(
    <MemoryRouter>
      <Carousel posts={posts} />
    </MemoryRouter>,
  );
  expect(html).toContain('2 March 2026');
  expect(screen.getByRole('link', { name: 'Sourdough for the patient' })).toBeVisible();
});
