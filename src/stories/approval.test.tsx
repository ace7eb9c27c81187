import { registrationTexts } from '@contract/texts/registrationTexts';
import { siteTexts } from '@contract/texts/siteTexts';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sessionEnded } from '@/store/authSlice';
import { enterText } from '@/testing/enterText';
import { notices } from '@/testing/liveRegions';
import { pngFile } from '@/testing/pictures';
import { renderApp } from '@/testing/renderApp';
import { replaceAccount } from '@/testing/replaceAccount';

/** An account waits. */
async function open(path: string) {
  const app = await renderApp({ path: '/about', as: 'admin' });
  const { users } = app.mockApi.data.tables;
  const reader = users.rows().find(({ username }) => username === 'newbie');
  if (!reader) throw new Error('There is no such persona.');
  replaceAccount(app.mockApi, reader.id, { isBlocked: true, awaitsApproval: true });
  await app.router.navigate(path);
  return {
    ...app,
    stored: () => users.rows().find(({ id }) => id === reader.id),
    name: `${reader.firstName} ${reader.lastName}`,
  };
}

test('an administrator is told of new accounts, and approves one in the list', async () => {
  const { user, stored, name } = await open('/dashboard');
  await user.click(await screen.findByRole('link', { name: '1 new account waits for approval.' }));
  expect(await screen.findByText('Waiting', { selector: 'span' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All Users (1)' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: `Approve ${name}` }));
  expect(await screen.findByText('No Users Found')).toBeVisible();
  expect(stored()).toMatchObject({ isBlocked: false, awaitsApproval: false });
  await waitFor(() => expect(screen.getByRole('link', { name: 'All Users' })).toBeVisible());
});

test('an administrator approves an account on its page', async () => {
  const { user, stored, name } = await open('/username/newbie');
  expect(await screen.findByText('Waiting for approval')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Unblock' })).toBeNull();
  await user.click(screen.getByRole('button', { name: `Approve ${name}` }));
  expect(await screen.findByRole('button', { name: 'Block' })).toBeVisible();
  expect(screen.queryByText('Waiting for approval')).toBeNull();
  expect(stored()).toMatchObject({ isBlocked: false });
});

test('who signs up on a site that approves members reads before and after that the account waits', async () => {
  const { user, router, store, mockApi } = await renderApp({
    path: '/dashboard/settings',
    as: 'admin',
  });
  const who = await screen.findByLabelText('Who may register');
  await user.selectOptions(who, 'Everybody, once an administrator has approved them');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(notices()).toHaveTextContent(siteTexts.changed));
  act(() => void store.dispatch(sessionEnded()));
  await router.navigate('/sign-up');
  expect(await screen.findByText(registrationTexts.approved)).toBeVisible();
  await user.upload(screen.getByLabelText('Avatar'), pngFile());
  const fields = {
    Username: 'wanda',
    'First name': 'Wanda',
    'Last name': 'Vogel',
    'E-mail': 'wanda@mail.example',
    Password: 'Password1',
  };
  for (const [label, text] of Object.entries(fields))
    await enterText(user, screen.getByLabelText(label), text);
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Sign Up' })).toBeNull());
  expect(screen.getByRole('main')).toHaveTextContent(registrationTexts.waits);
  expect(router.state.location.pathname).toBe('/sign-up');
  const stored = mockApi.data.tables.users.rows().find(({ username }) => username === 'wanda');
  expect(stored).toMatchObject({ isBlocked: true, awaitsApproval: true });
});
