import { personaPassword } from '@server/seed/personas';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '@/testing/renderApp';

test('a visitor who asked for several pages returns to the last one after signing in', async () => {
  const { user, router } = await renderApp({ path: '/about' });
  for (const path of ['/dashboard/followers', '/username/author?page=2']) {
    await router.navigate(path);
    await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
  }
  await user.type(await screen.findByLabelText('Username'), 'author');
  await user.type(screen.getByLabelText('Password'), `${personaPassword}{Enter}`);
  expect(await screen.findByText('Page 2')).toBeVisible();
  const { pathname, search } = router.state.location;
  expect(`${pathname}${search}`).toBe('/username/author?page=2');
});

test('a member is sent home from the sign-in, without an entry in the history', async () => {
  const { router } = await renderApp({ path: '/contact', as: 'reader' });
  await router.navigate('/sign-in');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  await router.navigate(-1);
  await waitFor(() => expect(router.state.location.pathname).toBe('/contact'));
});
