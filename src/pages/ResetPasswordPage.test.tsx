import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { requestReset } from '@/features/auth/accountThunks';
import { enterText } from '@/testing/enterText';
import { failCalls } from '@/testing/failCalls';
import { alerts, notices } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

const newPassword = 'Another-Word1';

async function openValidLink() {
  const app = await renderApp({ path: '/forgot-password' });
  await app.store.dispatch(requestReset({ email: 'reader@mail.example' })).unwrap();
  await app.mockApi.settle();
  const link = /\/reset-password\/\S+/.exec(app.mockApi.mail.all()[0]?.text ?? '')?.[0] ?? '';
  await app.router.navigate(link);
  await screen.findByRole('heading', { level: 1, name: 'Reset Password' });
  return app;
}

async function openInvalidLink() {
  const app = await renderApp({ path: '/reset-password/not-a-token' });
  await screen.findByRole('heading', { level: 1, name: 'Reset Password' });
  return app;
}

test('the link in the e-mail sets a new password and leads to the sign-in page', async () => {
  const { user, router } = await openValidLink();
  await enterText(user, screen.getByLabelText('New password'), newPassword);
  await enterText(user, screen.getByLabelText('Confirm password'), newPassword);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
  expect(await screen.findByText('Your password is new. Sign in with it.')).toBeVisible();
});

test.each<[string, string, [string, string]]>([
  ['Password must be at least 8 characters long.', 'New password', ['Ab-1', 'Ab-1']],
  [
    'Password should be longer than 8 alphanumberic small and capital characters with special characters.',
    'New password',
    ['Password1', 'Password1'],
  ],
  [
    'Passwords and Confirm Password do not match.',
    'Confirm password',
    [newPassword, 'Another-Word2'],
  ],
])('shows "%s" next to the field', async (message, field, [first, second]) => {
  const { user } = await openInvalidLink();
  await user.type(screen.getByLabelText('New password'), first);
  await user.type(screen.getByLabelText('Confirm password'), second);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(screen.getByLabelText(field)).toHaveFocus());
  expect(screen.getByLabelText(field)).toHaveAccessibleDescription(new RegExp(message));
  await waitFor(() => expect(alerts()).toHaveTextContent(message));
});

test('a used link says so above the form before anything is typed', async () => {
  await openInvalidLink();
  const notice = await screen.findByText('This link has expired, or it was used before.');
  expect(notice.compareDocumentPosition(screen.getByLabelText('New password'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(screen.getByRole('link', { name: 'Get a new link' })).toBeVisible();
  expect(alerts()).toBeEmptyDOMElement();
});

test('a link that works is offered no replacement', async () => {
  const { mockApi } = await openValidLink();
  await mockApi.settle();
  expect(screen.getByLabelText('New password')).toBeVisible();
  expect(screen.queryByText('This link has expired, or it was used before.')).toBeNull();
});

test('an expired link shows the message of the API', async () => {
  const { user } = await openInvalidLink();
  await enterText(user, screen.getByLabelText('New password'), newPassword);
  await enterText(user, screen.getByLabelText('Confirm password'), newPassword);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(alerts()).toHaveTextContent('This link is no longer valid.'));
});

async function sendTo(user: UserEvent) {
  await enterText(user, screen.getByLabelText('New password'), newPassword);
  await enterText(user, screen.getByLabelText('Confirm password'), newPassword);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
}

test('a visitor whose link has expired is led to the form for a new one', async () => {
  const { user, router } = await openInvalidLink();
  expect(screen.queryByRole('link', { name: 'Get a new link' })).toBeNull();
  await sendTo(user);
  await user.click(await screen.findByRole('link', { name: 'Get a new link' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/forgot-password'));
});

test('a member whose link has expired gets a new one at once', async () => {
  const { user, mockApi } = await renderApp({ path: '/reset-password/not-a-token', as: 'reader' });
  await screen.findByRole('heading', { level: 1, name: 'Reset Password' });
  await sendTo(user);
  await user.click(await screen.findByRole('button', { name: 'Send a new link' }));
  await waitFor(() => expect(notices()).toHaveTextContent('a reset link is on its way'));
  await mockApi.settle();
  expect(mockApi.mail.all()[0]).toMatchObject({ to: 'reader@mail.example' });
});

test('a reset that the server did not answer offers no new link', async () => {
  const { user } = await openValidLink();
  failCalls({ resetPassword: { status: 500 } });
  await sendTo(user);
  await waitFor(() => expect(alerts()).toHaveTextContent('Failed to change the password.'));
  expect(screen.queryByRole('link', { name: 'Get a new link' })).toBeNull();
});
