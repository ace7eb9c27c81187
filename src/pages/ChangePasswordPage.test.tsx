import { accountMessages } from '@contract/texts/apiMessages';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { enterText } from '@/testing/enterText';
import { alerts, notices } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

const currentPassword = 'Password1!';
const newPassword = 'Another-Word1';

async function open() {
  const app = await renderApp({ path: '/about', as: 'reader' });
  await app.router.navigate('/change-password');
  await screen.findByRole('heading', { level: 1, name: 'Change Password' });
  return app;
}

async function submit(user: UserEvent, [old, first, second]: [string, string, string]) {
  if (old) await enterText(user, screen.getByLabelText('Old password'), old);
  await enterText(user, screen.getByLabelText('New password'), first);
  await enterText(user, screen.getByLabelText('Confirm password'), second);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
}

test('a user who changes the password returns to the previous page', async () => {
  const { user, router } = await open();
  await submit(user, [currentPassword, newPassword, newPassword]);
  await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
  await waitFor(() => expect(notices()).toHaveTextContent(accountMessages.passwordChanged));
});

test.each<[string, string, [string, string, string]]>([
  ['Please enter valid password', 'Old password', ['short', newPassword, newPassword]],
  [
    'Password must be at least 8 characters long.',
    'New password',
    [currentPassword, 'Ab-1', 'Ab-1'],
  ],
  [
    'Password should be longer than 8 alphanumberic small and capital characters with special characters.',
    'New password',
    [currentPassword, 'Password1', 'Password1'],
  ],
  [
    'Passwords and Confirm Password do not match.',
    'Confirm password',
    [currentPassword, newPassword, currentPassword],
  ],
])('shows "%s" next to the field', async (message, field, typed) => {
  const { user } = await open();
  await submit(user, typed);
  await waitFor(() => expect(screen.getByLabelText(field)).toHaveFocus());
  expect(screen.getByLabelText(field)).toHaveAccessibleDescription(new RegExp(message));
  await waitFor(() => expect(alerts()).toHaveTextContent(message));
});

test('an error about a wrong old password is shown next to its field, and the fields keep their text', async () => {
  const { user } = await open();
  await submit(user, ['Not-my-word1', newPassword, newPassword]);
  await waitFor(() => expect(screen.getByLabelText('Old password')).toHaveFocus());
  await waitFor(() => expect(alerts()).toHaveTextContent('Please enter valid password'));
  expect(screen.getByLabelText('New password')).toHaveValue(newPassword);
});
