import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alerts } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

const menuButton = () => screen.getByLabelText('Account menu');
const menu = () => screen.queryByRole('navigation', { name: 'Account' });

async function open(as: 'reader' | 'newbie' = 'reader') {
  const app = await renderApp({ path: '/about', as });
  await screen.findByRole('heading', { level: 1, name: 'About Commonplace' });
  return app;
}

test('a closed menu leaves one link to the dashboard and one logout button', async () => {
  await open();
  const links = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(links.getByRole('link', { name: 'Write' })).toHaveAttribute('href', '/create');
  expect(screen.getAllByRole('link', { name: 'Dashboard' })).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: 'Logout' })).toHaveLength(1);
});

test('Tab enters the open menu, and Escape closes it and returns the focus', async () => {
  const { user } = await open();
  await user.click(menuButton());
  const links = within(await screen.findByRole('navigation', { name: 'Account' }));
  expect(links.getByText('@reader')).toBeVisible();
  await user.tab();
  await waitFor(() => expect(links.getByRole('link', { name: 'Write' })).toHaveFocus());
  await user.tab();
  await waitFor(() => expect(links.getByRole('link', { name: 'Your book' })).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(menu()).toBeNull();
  await waitFor(() => expect(menuButton()).toHaveFocus());
});

test('the menu closes when a link is followed, and when the focus or a press leaves it', async () => {
  const { user, router } = await open();
  await user.click(menuButton());
  await user.click(await screen.findByRole('link', { name: 'Profile' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/profile'));
  expect(menu()).toBeNull();
  await user.click(menuButton());
  await screen.findByRole('navigation', { name: 'Account' });
  await user.click(screen.getByRole('contentinfo'));
  expect(menu()).toBeNull();
  await user.click(menuButton());
  await screen.findByRole('navigation', { name: 'Account' });
  await user.tab({ shift: true });
  expect(menu()).toBeNull();
});

test('the menu repeats no entry of the wide navigation', async () => {
  const { user } = await open();
  await user.click(menuButton());
  const account = within(await screen.findByRole('navigation', { name: 'Account' }));
  const main = within(screen.getByRole('navigation', { name: 'Main' }));
  const names = (of: typeof main) => of.getAllByRole('link').map(({ textContent }) => textContent);
  // "Write" is shown in only one of them, depending on the width.
  expect(names(account)).toEqual([
    'Write',
    'Your book',
    'My Posts',
    'Profile',
    'Edit Profile',
    'Account',
  ]);
  expect(names(main)).toEqual(['Home', 'All Posts', 'Contact', 'Dashboard', 'Book', 'Write']);
  expect(account.queryByRole('button')).toBeNull();
  expect(main.getAllByRole('listitem').at(-1)).toHaveTextContent('Logout');
});

test('a member who is not verified reads why they cannot write', async () => {
  const { user } = await open('newbie');
  await user.click(screen.getByRole('button', { name: 'Write' }));
  await waitFor(() => expect(alerts()).toHaveTextContent('Verify your account to create the post'));
  await user.click(menuButton());
  const account = within(await screen.findByRole('navigation', { name: 'Account' }));
  expect(account.getByRole('link', { name: 'Your book' })).toBeVisible();
  expect(account.queryByRole('link', { name: 'Write' })).toBeNull();
});

test('visitors have no menu and no link to the editor', async () => {
  await renderApp({ path: '/about' });
  await screen.findByRole('heading', { level: 1, name: 'About Commonplace' });
  expect(screen.queryByLabelText('Account menu')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Write' })).toBeNull();
});
