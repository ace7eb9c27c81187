import { sessionMessages } from '@contract/texts/apiMessages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failCalls } from '@/testing/failCalls';
import { alerts } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

const submit = () => screen.getByRole('button', { name: 'Sign In' });
const username = () => screen.getByLabelText('Username');
const password = () => screen.getByLabelText('Password');

async function open() {
  const app = await renderApp({ path: '/sign-in' });
  await screen.findByRole('heading', { level: 1, name: 'Sign In' });
  return app;
}

test.each([
  ['', 'Password1!', 'Username'],
  ['reader', '', 'Password'],
])(
  'with username "%s" and password "%s" the empty field has an error and the focus',
  async (name, secret, missing) => {
    const { user } = await open();
    if (name) await user.type(username(), name);
    if (secret) await user.type(password(), secret);
    await user.click(submit());
    await waitFor(() => expect(screen.getByLabelText(missing)).toHaveFocus());
    expect(screen.getByLabelText(missing)).toHaveAccessibleDescription(
      /Please fill all the fields\./,
    );
    await waitFor(() => expect(alerts()).toHaveTextContent('Please fill all the fields.'));
  },
);

test.each([
  ['blocked', 'Password1!', 'Your account has been blocked.'],
  ['reader', 'Wrong-Word1', sessionMessages.wrongCredentials],
  ['unknown-user', 'Password1!', sessionMessages.wrongCredentials],
])(
  '%s with password %s sees "%s", and the fields keep their text',
  async (name, secret, message) => {
    const { user, router } = await open();
    await user.type(username(), name);
    await user.type(password(), `${secret}{Enter}`);
    await waitFor(() => expect(alerts()).toHaveTextContent(message));
    expect(username()).toHaveValue(name);
    expect(router.state.location.pathname).toBe('/sign-in');
  },
);

const form = () => within(screen.getByRole('form', { name: 'Sign In' }));

test('a wrong password is explained at the form, with the way to a new one, after the toast is gone', async () => {
  const { user, router } = await open();
  await user.type(username(), 'reader');
  await user.type(password(), 'Wrong-Word1{Enter}');
  expect(await form().findByText(sessionMessages.wrongCredentials)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(form().getByText(sessionMessages.wrongCredentials)).toBeVisible();
  await user.click(form().getByRole('link', { name: 'choose a new password' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/forgot-password'));
});

test('a blocked user is led to the contact page', async () => {
  const { user } = await open();
  await user.type(username(), 'blocked');
  await user.type(password(), 'Password1!{Enter}');
  expect(await form().findByText(sessionMessages.blocked)).toBeVisible();
  expect(form().getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
});

test('the explanation is gone while the form is sent again', async () => {
  const { user, router } = await open();
  failCalls({ login: { status: 500, times: 1 } });
  await user.type(username(), 'reader');
  await user.type(password(), 'Password1!{Enter}');
  expect(await form().findByText('Failed to Login to your Account.')).toBeVisible();
  await user.click(submit());
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('a password can be pasted', async () => {
  const { user } = await open();
  await user.click(password());
  await user.paste('Password1!');
  expect(password()).toHaveValue('Password1!');
});

test.each([
  ['/sign-in', { Username: 'username', Password: 'current-password' }],
  [
    '/sign-up',
    {
      Username: 'username',
      'First name': 'given-name',
      'Last name': 'family-name',
      'E-mail': 'email',
      Password: 'new-password',
    },
  ],
  ['/forgot-password', { 'E-mail': 'email' }],
  ['/reset-password/any', { 'New password': 'new-password', 'Confirm password': 'new-password' }],
] as const)('%s has autocomplete attributes for password managers', async (path, fields) => {
  await renderApp({ path });
  await screen.findByRole('heading', { level: 1, name: / (In|Up|Password)$/ });
  for (const [label, autocomplete] of Object.entries(fields)) {
    expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', autocomplete);
    expect(screen.getByLabelText(label)).toHaveAttribute('name');
  }
});
