import { rates } from '@contract/rates';
import { accountMessages } from '@contract/texts/apiMessages';
import { validationTexts } from '@contract/texts/validationTexts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { toast } from 'react-hot-toast';
import { expect, test } from 'vitest';
import { signUpNeeds } from '@/features/auth/SignUpForm';
import { expectAvailable } from '@/testing/availability';
import { enterText } from '@/testing/enterText';
import { failCalls } from '@/testing/failCalls';
import { alerts, notices } from '@/testing/liveRegions';
import { mockCanvas, replaceGetContext } from '@/testing/mockCanvas';
import { finishGoogleScript, mockGoogleSignIn } from '@/testing/mockGoogleSignIn';
import { pngFile, textFile } from '@/testing/pictures';
import { renderApp } from '@/testing/renderApp';
import { replaceAccount } from '@/testing/replaceAccount';

const validFields = {
  Username: 'wanda',
  'First name': 'Wanda',
  'Last name': 'Vogel',
  'E-mail': 'wanda@mail.example',
  Password: 'Password1',
};

type Fields = Partial<typeof validFields>;

async function enter(user: UserEvent, fields: Fields) {
  for (const [label, text] of Object.entries(fields)) {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    await enterText(user, field, text);
  }
}

async function fill(user: UserEvent) {
  await user.upload(screen.getByLabelText('Avatar'), pngFile());
  await enter(user, validFields);
}

const create = () => screen.getByRole('button', { name: 'Create' });

async function open() {
  const app = await renderApp({ path: '/sign-up' });
  await screen.findByRole('heading', { level: 1, name: 'Sign Up' });
  return app;
}

test('a visitor whose network has sent too many letters is told that none was sent', async () => {
  const { user, router, mockApi } = await open();
  const { within, perClient: most } = rates.letters;
  await mockApi.ports.limits.take('letters client 127.0.0.1', { most, within }, most);
  await fill(user);
  await user.click(create());
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  await waitFor(() => expect(notices()).toHaveTextContent(accountMessages.createdWithoutLetter));
  await mockApi.settle();
  expect(mockApi.mail.all()).toEqual([]);
});

const signUpForm = () => within(screen.getByRole('form', { name: 'Sign Up' }));

const invalid: [message: string, field: keyof typeof validFields, changes: Fields][] = [
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

const taken = [
  [accountMessages.usernameTaken, 'Username', { Username: 'AUTHOR' }],
  [accountMessages.emailTaken, 'E-mail', { 'E-mail': 'Author@mail.example' }],
] as const;

test('an empty form says once what is wrong; a wrong or taken field says why, has the focus and keeps its text', async () => {
  const { user } = await open();
  await user.click(create());
  await waitFor(() => expect(screen.getByLabelText('Avatar')).toHaveFocus());
  expect(screen.getByLabelText('Avatar')).toHaveAccessibleDescription(
    new RegExp(signUpNeeds.avatar),
  );
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(signUpNeeds.email);
  expect(signUpForm().getAllByText(validationTexts.signUpIncomplete)).toHaveLength(1);
  await waitFor(() => expect(alerts()).toHaveTextContent(validationTexts.signUpIncomplete));
  await fill(user);
  expect(signUpForm().queryByText(validationTexts.signUpIncomplete)).toBeNull();
  for (const [message, field, changes] of [...invalid, ...taken]) {
    await enter(user, changes);
    await user.click(create());
    await waitFor(() => expect(alerts()).toHaveTextContent(message));
    const wrong = screen.getByLabelText(field);
    await waitFor(() => expect(wrong).toHaveFocus());
    expect(wrong).toHaveAccessibleDescription(new RegExp(message));
    for (const [label, text] of Object.entries({ ...validFields, ...changes }))
      expect(screen.getByLabelText(label)).toHaveValue(text);
    await enter(user, validFields);
  }
});

test('a visitor without a picture signs up with one of their initials, or is told that the browser draws none', async () => {
  replaceGetContext(() => null);
  const { user, router } = await open();
  const initials = screen.getByRole('button', { name: 'Use my initials' });
  await user.click(initials);
  expect(await screen.findByText(/^Enter your first or last name/)).toBeVisible();
  await fill(user);
  await user.click(initials);
  expect(await screen.findByText(/^This did not work/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove picture' }));
  const drawn = mockCanvas();
  await user.click(initials);
  expect(await screen.findByRole('img', { name: 'The chosen avatar' })).toBeVisible();
  expect(drawn.mock.lastCall?.[0]).toBe('WV');
  await user.click(create());
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});

const drop = (file: File) =>
  fireEvent.drop(screen.getByLabelText('Avatar'), { dataTransfer: { files: [file] } });
const largeFile = () => new File([new Uint8Array(5_300_000)], 'large.png', { type: 'image/png' });

test('a dropped file that is no picture or stays too large is rejected before it is sent, and the form keeps its text', async () => {
  const { user } = await open();
  await enterText(user, screen.getByLabelText('Username'), 'wanda');
  const avatar = screen.getByLabelText('Avatar');
  const files = [
    ['Please choose a jpg, jpeg or png image.', textFile()],
    ['The image is too large: 5 MB at most.', largeFile()],
  ] as const;
  for (const [message, file] of files) {
    avatar.blur();
    drop(file);
    // A large one may still be made smaller.
    await waitFor(() => expect(avatar).toHaveFocus());
    expect(avatar).toHaveAccessibleDescription(new RegExp(message));
    await waitFor(() => expect(alerts()).toHaveTextContent(message));
    expect(screen.queryByRole('img', { name: 'The chosen avatar' })).toBeNull();
    expect(screen.getByLabelText('Username')).toHaveValue('wanda');
    drop(pngFile());
    expect(await screen.findByRole('img', { name: 'The chosen avatar' })).toBeVisible();
    expect(avatar).not.toHaveAccessibleDescription(new RegExp(message));
    await user.click(screen.getByRole('button', { name: 'Remove picture' }));
    expect(screen.queryByRole('img', { name: 'The chosen avatar' })).toBeNull();
    await waitFor(() => expect(avatar).toHaveFocus());
  }
  await user.click(create());
  await waitFor(() =>
    expect(alerts()).toHaveTextContent('Please fill all the fields including Image'),
  );
});

test('an upload that fails shows why, and can be tried again; then the visitor has an account', async () => {
  const { user, router, store } = await open();
  await fill(user);
  async function sendFailing(status: number) {
    act(() => toast.remove());
    failCalls({ register: { status, times: 1 } });
    await user.click(create());
    await waitFor(() => expect(alerts()).toHaveTextContent('Failed to Create Account'));
    await waitFor(() => expectAvailable(create()));
  }
  await sendFailing(500);
  await sendFailing(0);
  expect(await screen.findByText(/^The connection broke/)).toBeVisible();
  await sendFailing(503);
  expect(await screen.findByText(/^Our side could not take it/)).toBeVisible();
  await user.click(create());
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(store.getState().auth.user).toMatchObject({ username: 'wanda', isVerified: false });
  await waitFor(() => expect(notices()).toHaveTextContent(accountMessages.created));
});

test('password requirements are marked as met while typing; the form is restored without the password', async () => {
  const { user, router } = await open();
  const requirement = () => screen.getByText('an uppercase letter').closest('li');
  expect(requirement()).toHaveTextContent('(not met)');
  await user.type(screen.getByLabelText('Password'), 'P');
  expect(requirement()).toHaveTextContent('(met)');
  await fill(user);
  await router.navigate('/about');
  await screen.findByRole('heading', { level: 1, name: /About/ });
  await router.navigate('/sign-up');
  expect(await screen.findByLabelText('Username')).toHaveValue('wanda');
  expect(screen.getByLabelText('E-mail')).toHaveValue('wanda@mail.example');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(JSON.stringify(localStorage)).not.toContain(validFields.Password);
  await fill(user);
  await user.click(create());
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('form-draft'))).toEqual([]);
});

/** Without an administrator, as on a new site. */
const closeSignUps = ({ mockApi }: Awaited<ReturnType<typeof open>>) =>
  replaceAccount(mockApi, 'user-admin', { isBlocked: true });

test('a site without an administrator says at the form that nobody can sign up yet', async () => {
  const app = await open();
  closeSignUps(app);
  await fill(app.user);
  await app.user.click(create());
  const form = within(screen.getByRole('form', { name: 'Sign Up' }));
  expect(await form.findByText(accountMessages.signUpClosed)).toBeVisible();
  expect(app.router.state.location.pathname).toBe('/sign-up');
  expect(screen.getByLabelText('Username')).toHaveValue('wanda');
  replaceAccount(app.mockApi, 'user-admin', { isBlocked: false });
  await app.user.click(create());
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/dashboard'));
});

test('a sign-up with Google says so at its button', async () => {
  mockGoogleSignIn(({ callback }) => callback({ code: 'mock-google-new' }));
  const app = await open();
  closeSignUps(app);
  const button = await screen.findByRole('button', { name: 'Sign up with Google' });
  await finishGoogleScript('load');
  await waitFor(() => expectAvailable(button));
  await app.user.click(button);
  const main = within(screen.getByRole('main'));
  expect(await main.findByText(accountMessages.signUpClosed)).toBeVisible();
});
