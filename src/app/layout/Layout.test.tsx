import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '@/testing/renderApp';

async function open(as?: 'reader') {
  const app = await renderApp({ path: '/about', ...(as ? { as } : {}) });
  await screen.findByRole('heading', { level: 1, name: 'About Commonplace' });
  return app;
}

test('a page has one of each landmark, one h1 and a link to its content first', async () => {
  const { user } = await open();
  for (const role of ['banner', 'main', 'contentinfo']) {
    expect(screen.getAllByRole(role)).toHaveLength(1);
  }
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  document.body.focus();
  await user.tab();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus());
});

test('the menu for small screens has the same links as the header and closes on a choice', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = screen.getByRole('dialog', { name: 'Menu' });
  for (const name of ['Home', 'All Posts', 'Contact', 'Sign In', 'Sign Up']) {
    expect(within(menu).getByRole('link', { name })).toBeVisible();
  }
  await user.click(within(menu).getByRole('link', { name: 'Contact' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/contact'));
  expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
});

test('the menu for small screens has the links of a member', async () => {
  const { user } = await open('reader');
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  for (const name of ['Home', 'All Posts', 'Contact', 'Dashboard', 'Book', 'Write']) {
    expect(menu.getByRole('link', { name })).toBeVisible();
  }
  expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('the footer shows the year and links to the privacy policy', async () => {
  const { user } = await open();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(/©/)).toHaveTextContent(String(new Date().getFullYear()));
  await user.click(footer.getByRole('link', { name: 'Privacy Policy' }));
  expect(await screen.findByText(/children under 13/)).toBeVisible();
});

test('logging out asks first, and "Close" keeps the session', async () => {
  const { user, router, store } = await open('reader');
  const openDialog = async () => {
    const [button] = screen.getAllByRole('button', { name: 'Logout' });
    if (!button) throw new Error('There is no logout button.');
    await user.click(button);
    return within(await screen.findByRole('dialog', { name: 'Confirm Logout' }));
  };
  const dialog = await openDialog();
  expect(dialog.getByText('Are you sure you want to logout from your account now?')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog', { name: 'Confirm Logout' })).toBeNull();
  expect(store.getState().auth.isLoggedIn).toBe(true);
  await user.click((await openDialog()).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
  expect(store.getState().auth.isLoggedIn).toBe(false);
});
