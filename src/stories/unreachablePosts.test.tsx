import { limits } from '@contract/limits';
import { loadingTexts } from '@contract/texts/loadingTexts';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { expectAvailable } from '@/testing/availability';
import { failCalls } from '@/testing/failCalls';
import { renderApp } from '@/testing/renderApp';

afterEach(() => {
  vi.useRealTimers();
});

/** Opens a post while the API fails. */
async function openFailing() {
  const app = await renderApp({ path: '/about' });
  const [post] = (await app.mockApi.data.posts.latest({ skip: 0, take: 1 })).rows;
  failCalls({ readPost: { status: 503 } });
  await app.router.navigate(`/posts/${post?.url}`);
  await screen.findByText(loadingTexts.postUnreachable);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/could not be loaded/);
  expect(document.body).not.toHaveTextContent(/404|not found/i);
  return { ...app, title: post?.title ?? '' };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a post that the API did not answer can be opened with "Try again"', async () => {
  const { user, title, router } = await openFailing();
  const retry = screen.getByRole('button', { name: 'Try again' });
  await user.click(retry);
  await waitFor(() => expectAvailable(retry));
  expect(router.state.location.pathname).toBe('/not-found');
  failCalls({});
  await user.click(retry);
  expect(await heading(title)).toBeVisible();
});

test('it opens by itself when the browser is online again', async () => {
  const { title } = await openFailing();
  failCalls({});
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await heading(title)).toBeVisible();
});

test('it opens by itself after a while', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { title } = await openFailing();
  failCalls({});
  act(() => {
    vi.advanceTimersByTime(limits.retryEvery);
  });
  vi.useRealTimers();
  expect(await heading(title)).toBeVisible();
});

test('a post that does not exist offers no other attempt', async () => {
  await renderApp({ path: '/posts/no-such-post' });
  expect(await heading('Page not found')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
