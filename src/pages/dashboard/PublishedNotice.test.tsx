import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '@/testing/renderApp';

const published = { url: 'slow-gardens', title: 'Slow Gardens' };

async function arrive(state: unknown) {
  const app = await renderApp({ path: '/about', as: 'author' });
  await app.router.navigate('/dashboard', { state });
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  return app;
}

const notice = () => screen.queryByRole('region', { name: 'Published: Slow Gardens' });

test('an author who has published can view and share the post', async () => {
  const { user, router } = await arrive({ published });
  await waitFor(() => expect(notice()).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const sharing = await screen.findByRole('group', { name: 'Share this post' });
  expect(within(sharing).getByRole('button', { name: 'Copy link' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View' })).toHaveAttribute('href', '/posts/slow-gardens');
  await router.navigate('/about');
  await screen.findByRole('heading', { level: 1, name: 'About Commonplace' });
  await router.navigate(-1);
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  expect(notice()).toBeNull();
});

test('the notice is closed by its button', async () => {
  const { user } = await arrive({ published });
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(notice()).toBeNull();
});

test.each([
  { published: { url: 1, title: 'x' } },
  { published: { url: '', title: 'x' } },
  'x',
  null,
])('a navigation state that names no post shows no notice (%j)', async (state) => {
  await arrive(state);
  expect(screen.queryByRole('region', { name: /Published/ })).toBeNull();
});
