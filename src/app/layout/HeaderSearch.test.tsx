import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '@/testing/renderApp';

const field = () => screen.getByRole('searchbox', { name: 'Search posts' });

async function open(path = '/about', as?: 'author') {
  const app = await renderApp({ path, ...(as ? { as } : {}) });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

test('the slash key leads to the search in the header, and Enter searches at once', async () => {
  const { user, router } = await open();
  await user.keyboard('/');
  await waitFor(() => expect(field()).toHaveFocus());
  await user.keyboard(' bread {Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?q=bread'));
  expect(router.state.location.pathname).toBe('/posts');
  expect(await screen.findByRole('heading', { level: 1, name: /“bread”/ })).toBeVisible();
});

test('on the page of all posts its place leads to the search of the page', async () => {
  const { user } = await open('/posts');
  expect(screen.queryByRole('searchbox', { name: 'Search posts' })).toBeNull();
  const link = screen.getByRole('link', { name: 'Search posts' });
  // Only a symbol: there is one search field on the page.
  expect(link).toHaveProperty('textContent', '');
  await user.click(link);
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus());
});

test('an empty search opens all posts', async () => {
  const { user, router } = await open();
  await user.click(field());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/posts'));
  expect(router.state.location.search).toBe('');
});

test('works without script', async () => {
  await open();
  expect(screen.getByRole('search', { name: 'Search posts' })).toHaveAttribute('action', '/posts');
  expect(field()).toHaveAttribute('name', 'q');
});

test('the slash key stays with a view that has a search of its own', async () => {
  const { user } = await open('/dashboard/posts', 'author');
  await screen.findAllByRole('article');
  await user.keyboard('/');
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus());
});

test('the menu of small screens has the search, and closes with it', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = screen.getByRole('dialog', { name: 'Menu' });
  await user.type(within(menu).getByRole('searchbox', { name: 'Search posts' }), 'bread{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?q=bread'));
  expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
});
