import { accountTexts } from '@contract/texts/accountTexts';
import { accountMessages, profileMessages } from '@contract/texts/apiMessages';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { toast } from 'react-hot-toast';
import { expect, test } from 'vitest';
import { enterText } from '@/testing/enterText';
import { failCalls } from '@/testing/failCalls';
import { alerts, notices } from '@/testing/liveRegions';
import { mockCanvas } from '@/testing/mockCanvas';
import { pngFile, textFile } from '@/testing/pictures';
import { renderApp } from '@/testing/renderApp';
import { signInElsewhere } from '@/testing/signInElsewhere';

async function open() {
  const app = await renderApp({ path: '/dashboard/profile/edit', as: 'reader' });
  await screen.findByRole('heading', { level: 1, name: 'Edit Profile' });
  return app;
}

async function change(user: UserEvent, label: string, text: string) {
  await user.clear(screen.getByLabelText(label));
  if (text) await enterText(user, screen.getByLabelText(label), text);
}

const update = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Update Profile' }));

test('a new bio and avatar are saved, also in the session, after what was wrong', async () => {
  const { user, router, store } = await open();
  const before = store.getState().auth.user?.avatar.secure_url;
  await change(user, 'Bio', 'Reads standing.');
  const avatar = screen.getByLabelText('Avatar');
  const message = 'Please choose a jpg, jpeg or png image.';
  fireEvent.drop(avatar, { dataTransfer: { files: [textFile()] } });
  expect(avatar).toHaveAccessibleDescription(new RegExp(message));
  await update(user);
  await waitFor(() => expect(alerts()).toHaveTextContent(message));
  expect(router.state.location.pathname).toBe('/dashboard/profile/edit');
  await user.click(screen.getByRole('button', { name: 'Remove picture' }));

  failCalls({ updateProfile: { status: 500, times: 1 } });
  await update(user);
  await waitFor(() => expect(alerts()).toHaveTextContent('Failed to update the profile.'));
  expect(screen.getByLabelText('Bio')).toHaveValue('Reads standing.');

  await user.upload(screen.getByLabelText('Avatar'), pngFile());
  await update(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/profile'));
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  expect(await screen.findByText('Reads standing.', { selector: 'p' })).toBeVisible();
  expect(store.getState().auth.user?.avatar.secure_url).not.toBe(before);
});

test('a member without a picture uses one of the initials', async () => {
  const drawn = mockCanvas();
  const { user, router, store } = await open();
  const before = store.getState().auth.user;
  await change(user, 'First name', 'Wanda');
  await change(user, 'Last name', 'Vale');
  await user.click(screen.getByRole('button', { name: 'Use my initials' }));
  expect(await screen.findByRole('img', { name: 'The chosen avatar' })).toBeVisible();
  expect(drawn.mock.lastCall?.[0]).toBe('WV');
  await change(user, 'Last name', 'Reed');
  await waitFor(() => expect(drawn.mock.lastCall?.[0]).toBe('WR'));
  await update(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/profile'));
  expect(store.getState().auth.user?.avatar).not.toEqual(before?.avatar);
});

test('a user chooses whether members see the e-mail address', async () => {
  const { user, router, store, mockApi } = await open();
  const checkbox = screen.getByRole('checkbox', { name: 'Members can see my e-mail address' });
  expect(checkbox).toBeChecked();
  expect(checkbox).toHaveAccessibleDescription('Administrators always see it.');
  await user.click(checkbox);
  await update(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/profile'));
  expect(store.getState().auth.user?.showsEmail).toBe(false);
  const member = await signInElsewhere(mockApi, 'author');
  const ofReader = { params: { username: 'reader' }, body: {} };
  expect((await member.ok('readProfile', ofReader)).userDetails.email).toBe('');
  // Else the checkbox of the form that is left is found.
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  await router.navigate('/dashboard/profile/edit');
  await user.click(await screen.findByRole('checkbox', { checked: false }));
  await update(user);
  await waitFor(() => expect(store.getState().auth.user?.showsEmail).toBe(true));
  const email = 'reader@mail.example';
  expect((await member.ok('readProfile', ofReader)).userDetails.email).toBe(email);
});

async function changeAddress({ user, router }: Awaited<ReturnType<typeof open>>) {
  await change(user, 'E-mail', 'tomas@new.example');
  await enterText(user, screen.getByLabelText('Password'), 'Password1!');
  await update(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/profile'));
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
}

const waiting = () => screen.findByRole('region', { name: 'New e-mail address' });

test('a new e-mail address waits to be confirmed with its link, which can be sent again', async () => {
  const app = await open();
  expect(screen.queryByLabelText('Password')).toBeNull();
  await changeAddress(app);
  await waitFor(() => expect(notices()).toHaveTextContent(profileMessages.confirmEmail));
  expect(await waiting()).toHaveTextContent('tomas@new.example is waiting to be confirmed.');
  await app.router.navigate('/dashboard/profile/edit');
  await screen.findByRole('heading', { level: 1, name: 'Edit Profile' });
  expect(await waiting()).toHaveTextContent('tomas@new.example is waiting to be confirmed.');
  expect(screen.getByLabelText('E-mail')).toHaveValue('reader@mail.example');
  expect(app.store.getState().auth.user).toMatchObject({
    email: 'reader@mail.example',
    isVerified: true,
  });

  const { user, mockApi, router, store } = app;
  await mockApi.settle();
  const before = mockApi.mail.all().length;
  await user.click(within(await waiting()).getByRole('button', { name: 'Send the link again' }));
  await waitFor(() => expect(notices()).toHaveTextContent(accountMessages.confirmationSent));
  await mockApi.settle();
  expect(mockApi.mail.all()).toHaveLength(before + 1);
  const text = mockApi.mail.all().find(({ to }) => to === 'tomas@new.example')?.text ?? '';
  await router.navigate(/\/user\/reader\/account\/verify\/\S+/.exec(text)?.[0] ?? '');
  await screen.findByText(accountMessages.emailConfirmed);
  await waitFor(() => expect(store.getState().auth.user?.email).toBe('tomas@new.example'));
  await router.navigate('/dashboard/profile/edit');
  await screen.findByRole('heading', { level: 1, name: 'Edit Profile' });
  expect(screen.queryByRole('region', { name: 'New e-mail address' })).toBeNull();
  expect(screen.getByLabelText('E-mail')).toHaveValue('tomas@new.example');
});

test('the change can be cancelled; what is typed in the form stays', async () => {
  const app = await open();
  await changeAddress(app);
  const { user, router, store } = app;
  await router.navigate('/dashboard/profile/edit');
  await screen.findByRole('heading', { level: 1, name: 'Edit Profile' });
  await change(user, 'Bio', 'Reads standing.');
  const cancel = within(await waiting()).getByRole('button', { name: 'Cancel the change' });
  failCalls({ cancelEmailChange: { status: 500, times: 1 } });
  await user.click(cancel);
  await waitFor(() => expect(alerts()).toHaveTextContent(accountTexts.emailCancelFailed));
  await user.click(cancel);
  await waitFor(() => expect(store.getState().auth.user?.pendingEmail).toBeNull());
  expect(screen.queryByRole('region', { name: 'New e-mail address' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(screen.getByLabelText('Bio')).toHaveValue('Reads standing.');
});

test('a new e-mail address needs the password; a refusal is shown beside it and keeps the text', async () => {
  const { user, store } = await open();
  await change(user, 'Bio', 'Reads standing.');
  await change(user, 'E-mail', 'tomas@new.example');
  for (const [password, message] of [
    ['', accountMessages.passwordNeeded],
    ['Wrong1!!', accountMessages.passwordWrong],
  ] as const) {
    await change(user, 'Password', password);
    await update(user);
    await waitFor(() => expect(alerts()).toHaveTextContent(message));
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(new RegExp(message));
  }
  expect(screen.getByLabelText('E-mail')).toHaveValue('tomas@new.example');
  expect(screen.getByLabelText('Bio')).toHaveValue('Reads standing.');
  expect(store.getState().auth.user?.email).toBe('reader@mail.example');
});

const invalid = [
  ['All fields are mandatory', 'Bio', ''],
  ['All fields are mandatory', 'First name', ''],
  ['All fields are mandatory', 'Last name', ''],
  ['All fields are mandatory', 'E-mail', ''],
  ['Username should be atleast of 5 characters', 'Username', 'toms'],
  ['Invalid Email Id', 'E-mail', 'tomas'],
] as const;

test('what is wrong with a field is shown next to it, and another page changes the password', async () => {
  const { user, router } = await open();
  for (const [message, field, text] of invalid) {
    act(() => toast.remove());
    const { value } = screen.getByLabelText<HTMLInputElement>(field);
    await change(user, field, text);
    await update(user);
    await waitFor(() => expect(screen.getByLabelText(field)).toHaveFocus());
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription(new RegExp(message));
    await waitFor(() => expect(alerts()).toHaveTextContent(message));
    await change(user, field, value);
  }
  await user.click(screen.getByRole('link', { name: 'Change Password' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/change-password'));
});

test('an error about a taken name or address is shown next to it, and the fields keep their text', async () => {
  const { user } = await open();
  await change(user, 'Bio', 'Reads standing.');
  const taken = [
    ['Username', 'Author', accountMessages.usernameTaken],
    ['E-mail', 'AUTHOR@mail.example', accountMessages.emailTaken],
  ] as const;
  for (const [field, text, message] of taken) {
    const { value } = screen.getByLabelText<HTMLInputElement>(field);
    await change(user, field, text);
    const password = screen.queryByLabelText('Password');
    if (password) await enterText(user, password, 'Password1!');
    await update(user);
    await waitFor(() => expect(alerts()).toHaveTextContent(message));
    await waitFor(() => expect(screen.getByLabelText(field)).toHaveFocus());
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription(new RegExp(message));
    expect(screen.getByLabelText('Bio')).toHaveValue('Reads standing.');
    await change(user, field, value);
  }
});

test('a changed form asks before it is left, a saved one does not', async () => {
  const { user, router } = await open();
  await change(user, 'Bio', 'Half a sentence');
  await user.click(screen.getByRole('link', { name: 'Change Password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
  await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Bio')).toHaveValue('Half a sentence');
  await user.click(screen.getByRole('link', { name: 'Change Password' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/change-password'));
});
