import { personaPassword } from '@server/seed/personas';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '@/testing/renderApp';

test('a visitor who asked for several pages returns to the last one after signing in', async () => {
  const { user, router } = await renderApp({ path: '/about' });
  for (const path of ['/dashboard/followers', '/create']) {
    await router.navigate(path);
    await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
  }
  await user.type(await screen.findByLabelText('Username'), 'author');
  await user.type(screen.getByLabelText('Password'), `${personaPassword}{Enter}`);
  await waitFor(() => expect(router.state.location.pathname).toBe('/create'));
});

test('a member is sent home from the sign-in, without an entry in the history', async () => {
  const { router } = await renderApp({ path: '/contact', as: 'reader' });
  await router.navigate('/sign-in');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  await router.navigate(-1);
  await waitFor(() => expect(router.state.location.pathname).toBe('/contact'));
});
