import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '@/testing/renderApp';

test('"Go Back" on the denied page returns to the page before', async () => {
  const { user, router } = await renderApp({ path: '/contact' });
  await screen.findByRole('heading', { level: 1 });
  await router.navigate('/denied');
  await screen.findByRole('heading', { level: 1, name: 'Access Denied' });
  await user.click(screen.getByRole('button', { name: 'Go Back' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/contact'));
});

test('the not-found page names the address of a post that is not there', async () => {
  const { router } = await renderApp({ path: '/posts/no-such-post' });
  expect(await screen.findByText('/posts/no-such-post')).toBeVisible();
  expect(router.state.location.pathname).toBe('/not-found');
});

test('an unknown address shows the not-found page with links to home and contact', async () => {
  const { user, router } = await renderApp({ path: '/no/such/page' });
  await screen.findByRole('heading', { level: 1, name: 'Page not found' });
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  await user.click(screen.getByRole('link', { name: 'Go to the home page' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});
