import { accountMessages } from '@contract/texts/apiMessages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failCalls } from '@/testing/failCalls';
import { alerts, notices } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

async function open() {
  const app = await renderApp({ path: '/forgot-password' });
  await screen.findByRole('heading', { level: 1, name: 'Forgot Password' });
  return app;
}

const submit = () => screen.getByRole('button', { name: 'Submit' });

test('a visitor who requests a link sees a confirmation, and the field is cleared', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('E-mail'), 'reader@mail.example');
  await user.click(submit());
  await waitFor(() => expect(notices()).toHaveTextContent('a reset link is on its way'));
  expect(screen.getByLabelText('E-mail')).toHaveValue('');
});

test.each([
  ['Email is required to reset password.', ''],
  ['Invalid Email Id', 'reader'],
])('shows "%s" next to the field', async (message, text) => {
  const { user } = await open();
  if (text) await user.type(screen.getByLabelText('E-mail'), text);
  await user.click(submit());
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(message);
  await waitFor(() => expect(alerts()).toHaveTextContent(message));
});

const form = () => within(screen.getByRole('form', { name: 'Forgot Password' }));

test('what to do after a link was sent stays at the form', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('E-mail'), 'reader@mail.example');
  await user.click(submit());
  expect(await form().findByText(accountMessages.resetLinkSent)).toBeVisible();
  expect(form().getByText(/^Look in the inbox of/)).toHaveTextContent('reader@mail.example');
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(form().getByText(accountMessages.resetLinkSent)).toBeVisible();
});

test('a failure stays at the form until it is sent again', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('E-mail'), 'reader@mail.example');
  failCalls({ forgotPassword: { status: 500, times: 1 } });
  await user.click(submit());
  expect(await form().findByText('Failed to send the reset link.')).toBeVisible();
  await user.click(submit());
  expect(await form().findByText(accountMessages.resetLinkSent)).toBeVisible();
  expect(form().queryByText('Failed to send the reset link.')).toBeNull();
});

test('Back to Login leads to the sign-in page', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('link', { name: 'Back to Login' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
});
