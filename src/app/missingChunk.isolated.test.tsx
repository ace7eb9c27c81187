import { reloadKey } from '@contract/storageKeys';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { reload } from '@/lib/browser/reload';
import { renderApp } from '@/testing/renderApp';
import { mayReload } from '@/ui/missingChunk';
import { pageRoute } from './pageRoute';

vi.mock('@/lib/browser/reload', () => ({ reload: vi.fn() }));

function missing(): never {
  throw new Error('Failed to fetch dynamically imported module');
}
vi.mock('./layout/LogoutDialog', missing);
vi.mock('@/features/editor/screen/EditorScreen', missing);
vi.mock('@/features/editor/screen/drafts/UnfinishedWork', missing);

beforeEach(() => {
  vi.mocked(reload).mockReset();
  sessionStorage.clear();
});

function renderSite() {
  window.history.replaceState(null, '', '/');
  onTestFinished(() => window.history.replaceState(null, '', '/'));
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const router = createBrowserRouter([
    { path: '/', element: <Link to="/posts">All Posts</Link>, errorElement: <p>Error</p> },
    {
      errorElement: <p>Error</p>,
      children: [{ path: '/posts', ...pageRoute({ page: 'PostsPage', load }) }],
    },
  ]);
  onTestFinished(() => router.dispose());
  render(<RouterProvider router={router} />);
}

test('a page whose chunk is missing is loaded again at its own address', async () => {
  let reloadedAt = '';
  vi.mocked(reload).mockImplementation(() => {
    reloadedAt = window.location.pathname;
  });
  renderSite();
  await userEvent.click(await screen.findByRole('link', { name: 'All Posts' }));
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(reloadedAt).toBe('/posts');
});

test('a chunk that is still missing after the reload shows the error page', async () => {
  // React and the router report the error that reaches the error page.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const openedAt = Date.now();
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(openedAt);
  sessionStorage.setItem(reloadKey, String(openedAt - 1));
  renderSite();
  await userEvent.click(await screen.findByRole('link', { name: 'All Posts' }));
  expect(await screen.findByText('Error')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

test('several missing chunks of one document share a reload, and later ones may reload again', () => {
  const openedAt = 1_000_000;
  expect(mayReload({ now: openedAt + 10, openedAt })).toBe(true);
  expect(mayReload({ now: openedAt + 20, openedAt })).toBe(true);
  expect(mayReload({ now: openedAt + 2000, openedAt: openedAt + 1000 })).toBe(false);
  expect(mayReload({ now: openedAt + 70_000, openedAt: openedAt + 1000 })).toBe(true);
});

test.each([
  ['the editor', '/create', null],
  ['the question before a logout', '/about', 'Logout'],
])('the page is loaded again if the code of %s is missing', async (_, path, name) => {
  const { user } = await renderApp({ path, as: 'author' });
  if (name) await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(screen.queryByText('Unexpected Application Error!')).toBeNull();
});

test('the dashboard does without the list of unsaved work if its code is missing', async () => {
  await renderApp({ path: '/dashboard/posts', as: 'author' });
  await screen.findAllByRole('article');
  expect(screen.queryByText('Unexpected Application Error!')).toBeNull();
});
