import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { failCalls } from '@/testing/conductApi';
import { alerts, notices } from '@/testing/heard';
import { pngFile, textFile } from '@/testing/pictures';
import { renderApp } from '@/testing/renderApp';

const sound = {
  Username: 'wanda',
  'First name': 'Wanda',
  'Last name': 'Vogel',
  'E-mail': 'wanda@mail.example',
  Password: 'Password1',
};

type Fields = Partial<typeof sound>;

async function fill(user: UserEvent, changes: Fields = {}) {
  await user.upload(screen.getByLabelText('Avatar'), pngFile());
  for (const [label, text] of Object.entries({ ...sound, ...changes })) {
    await user.clear(screen.getByLabelText(label));
    if (text) await user.type(screen.getByLabelText(label), text);
  }
}

const create = () => screen.getByRole('button', { name: 'Create' });

async function open() {
  const app = await renderApp({ path: '/sign-up' });
  await screen.findByRole('heading', { level: 1, name: 'Sign Up' });
  return app;
}

test('a visitor who fills everything has an account and stands on the dashboard', async () => {
  const { user, router, store } = await open();
  await fill(user);
  await user.click(create());
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(store.getState().auth.user).toMatchObject({ username: 'wanda', isVerified: false });
  expect(notices()).toHaveTextContent('Your account has been created.');
});

test('the picture is the first thing that is missed, and takes the focus', async () => {
  const { user } = await open();
  await user.click(create());
  expect(screen.getByLabelText('Avatar')).toHaveFocus();
  expect(screen.getByLabelText('Avatar')).toHaveAccessibleDescription(
    /Please fill all the fields including Image/,
  );
  expect(alerts()).toHaveTextContent('Please fill all the fields including Image');
});

const broken: [message: string, field: keyof typeof sound, changes: Fields][] = [
  ['Please fill all the fields including Image', 'E-mail', { 'E-mail': '' }],
  ['Username should be atleast of 5 characters', 'Username', { Username: 'wand' }],
  [
    'Firstname and Lastname should be atleast of 5 characters together',
    'First name',
    { 'First name': 'Al', 'Last name': 'O' },
  ],
  ['Invalid Email Id', 'E-mail', { 'E-mail': 'wanda.mail.example' }],
  [
    'Minimum password length should be 8 with Uppercase, Lowercase, Number and Symbol',
    'Password',
    { Password: 'password1' },
  ],
];

test.each(broken)(
  '"%s" is said beside the field, which takes the focus',
  async (message, field, changes) => {
    const { user } = await open();
    await fill(user, changes);
    await user.click(create());
    expect(screen.getByLabelText(field)).toHaveFocus();
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription(new RegExp(message));
    expect(alerts()).toHaveTextContent(message);
    expect(screen.getByLabelText('Last name')).toHaveValue(changes['Last name'] ?? 'Vogel');
  },
);

test('a dropped file that is no picture is refused with the reason, and the rest of the form stays', async () => {
  const { user } = await open();
  await fill(user);
  fireEvent.drop(screen.getByLabelText('Avatar'), { dataTransfer: { files: [textFile()] } });
  await user.click(create());
  expect(alerts()).toHaveTextContent('Please choose a jpg, jpeg or png image.');
  expect(screen.getByLabelText('Username')).toHaveValue('wanda');
});

test('a username that is taken is told, and what was typed stays', async () => {
  const { user } = await open();
  await fill(user, { Username: 'author' });
  await user.click(create());
  await waitFor(() => expect(alerts()).toHaveTextContent('This username is already taken.'));
  expect(screen.getByLabelText('Password')).toHaveValue('Password1');
});

test('where the API has no words of its own, the fixed text is shown', async () => {
  const { user } = await open();
  await fill(user);
  failCalls({ register: { status: 500 } });
  await user.click(create());
  await waitFor(() => expect(alerts()).toHaveTextContent('Failed to Create Account'));
  expect(create()).toBeEnabled();
});

test('the parts of the password rule are ticked off while typing', async () => {
  const { user } = await open();
  const part = () => screen.getByText('an uppercase letter').closest('li');
  expect(part()).toHaveTextContent('(missing)');
  await user.type(screen.getByLabelText('Password'), 'P');
  expect(part()).toHaveTextContent('(there)');
});
