import { inviteTexts } from '@contract/texts/inviteTexts';
import { registrationTexts } from '@contract/texts/registrationTexts';
import { siteTexts } from '@contract/texts/siteTexts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sessionEnded } from '@/store/authSlice';
import { notices } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

async function openInvitations() {
  const app = await renderApp({ path: '/dashboard/settings', as: 'admin' });
  const { user } = app;
  await user.selectOptions(
    await screen.findByLabelText('Who may register'),
    'Those who are invited',
  );
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(notices()).toHaveTextContent(siteTexts.changed));
  return app;
}

const addresses = () => screen.getByRole('textbox', { name: 'E-mail addresses' });
const send = () => screen.getByRole('button', { name: 'Send invitations' });

test('an administrator invites several people at once, and withdraws an invitation', async () => {
  const { user, mockApi } = await openInvitations();
  expect(screen.getByText('Nobody was invited so far.')).toBeVisible();
  await user.type(addresses(), '"Eve",eve@x.example;joe@x.example eve@x.example');
  await user.click(send());
  expect(addresses()).toHaveAccessibleDescription(/separated by commas/);
  expect(mockApi.data.tables.invites.rows()).toEqual([]);
  await user.clear(addresses());
  await user.type(addresses(), 'eve@x.example;joe@x.example eve@x.example');
  await user.selectOptions(screen.getByLabelText('They become'), 'Moderator');
  await user.click(send());
  const list = await screen.findByRole('list', { name: 'Invitations' });
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
  expect(addresses()).toHaveValue('');
  expect(within(list).getAllByText(/^Waits until .*as moderator$/)).toHaveLength(2);
  await user.click(
    screen.getByRole('button', { name: 'Withdraw the invitation of joe@x.example' }),
  );
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  expect(notices()).toHaveTextContent(inviteTexts.removed);
});

test('addresses that could not be invited stay in the field, with the reason beside it', async () => {
  const { user } = await openInvitations();
  await user.type(addresses(), 'eve@x.example reader@mail.example joe@x.example');
  await user.click(send());
  await waitFor(() => expect(addresses()).toHaveValue('reader@mail.example\njoe@x.example'));
  await waitFor(() =>
    expect(addresses()).toHaveAccessibleDescription(new RegExp(inviteTexts.isMember)),
  );
});

test('without an invitation the page says that one is needed; with one there is the form', async () => {
  const { router, store } = await openInvitations();
  act(() => void store.dispatch(sessionEnded()));
  await router.navigate('/sign-up');
  expect(await screen.findByText(registrationTexts.invited)).toBeVisible();
  await router.navigate('/sign-up?invite=token');
  expect(await screen.findByRole('form', { name: 'Sign Up' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
    'The address that the invitation was sent to.',
  );
});
