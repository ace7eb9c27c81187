import { accountMessages } from '@contract/texts/apiMessages';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { saveProfile } from '@/features/auth/accountThunks';
import { sendVerification } from '@/features/dashboard/dashboardThunks';
import { verificationPlace } from '@/store/session/verificationPlace';
import { countRequests } from '@/testing/countRequests';
import { failCalls } from '@/testing/failCalls';
import { holdCalls } from '@/testing/holdCalls';
import { alerts, notices } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';
import { replaceAccount } from '@/testing/replaceAccount';

const succeeded = 'Your account has been verified successfully.';
const failed = 'Your account verification has failed.';

async function newbieWithLetter() {
  const app = await renderApp({ path: '/about', as: 'newbie' });
  await app.store.dispatch(sendVerification()).unwrap();
  await app.mockApi.settle();
  const [email] = app.mockApi.mail.all();
  const link = /\/user\/newbie\/account\/verify\/\S+/.exec(email?.text ?? '')?.[0] ?? '';
  return { ...app, link };
}

test('the link in the e-mail verifies the account and updates the session', async () => {
  const { router, store, link } = await newbieWithLetter();
  await router.navigate(link);
  await screen.findByText(succeeded);
  expect(screen.getByText('You will be redirected in 4 seconds.')).toBeVisible();
  await waitFor(() => expect(store.getState().auth.user?.isVerified).toBe(true));
});

test('shows the fixed sentence whatever the API’s message says', async () => {
  const { server, router } = await renderApp({ path: '/about' });
  const answer = { success: true, message: 'Account activated.' };
  server.use(
    http.patch('*/api/v1/user/profile/:username/verify/:token', () => HttpResponse.json(answer)),
  );
  await router.navigate('/user/newbie/account/verify/any-token');
  expect(await screen.findByText(succeeded)).toBeVisible();
  expect(screen.queryByText(answer.message)).toBeNull();
});

test('sends the token once, although effects run twice', async () => {
  const { store, mockApi, router, server } = await renderApp({
    path: '/about',
    as: 'newbie',
    isStrict: true,
  });
  await store.dispatch(sendVerification()).unwrap();
  await mockApi.settle();
  const link = /\/user\/newbie\/account\/verify\/\S+/.exec(mockApi.mail.all()[0]?.text ?? '')?.[0];
  const calls = countRequests({ server }, /account\/verify|profile\/newbie\/verify/);
  await router.navigate(link ?? '');
  await screen.findByText(succeeded);
  expect(calls()).toBe(1);
});

test('an invalid link shows an error', async () => {
  await renderApp({ path: '/user/newbie/account/verify/not-a-token' });
  await screen.findByText(failed);
  await waitFor(() => expect(alerts()).toHaveTextContent('This link is no longer valid.'));
});

async function readerWithNewAddress() {
  const app = await renderApp({ path: '/about', as: 'reader' });
  const account = app.store.getState().auth.user;
  if (!account) throw new Error('The reader is not signed in.');
  const { username, firstName, lastName, bio } = account;
  const form = { username, firstName, lastName, bio, email: 'new@mail.example' };
  const change = { form: { ...form, password: 'Password1!' }, onProgress: () => undefined };
  await app.store.dispatch(saveProfile(change)).unwrap();
  await app.mockApi.settle();
  const text = app.mockApi.mail.all().find(({ to }) => to === form.email)?.text ?? '';
  return { ...app, link: /\/user\/reader\/account\/verify\/\S+/.exec(text)?.[0] ?? '' };
}

test('the link in the letter to a new address confirms it', async () => {
  const { router, store, link } = await readerWithNewAddress();
  await router.navigate(link);
  expect(await screen.findByText(accountMessages.emailConfirmed)).toBeVisible();
  await waitFor(() =>
    expect(store.getState().auth.user).toMatchObject({
      email: 'new@mail.example',
      pendingEmail: null,
    }),
  );
});

test('a new address that another account has taken is not confirmed, and the page says why', async () => {
  const { user, router, mockApi, link } = await readerWithNewAddress();
  replaceAccount(mockApi, 'user-author', { email: 'new@mail.example' });
  await router.navigate(link);
  await screen.findByText(failed);
  const status = within(screen.getByRole('main')).getByRole('status');
  expect(status).toHaveTextContent(accountMessages.newEmailTaken);
  await user.click(screen.getByRole('link', { name: 'Go to your profile' }));
  expect(await screen.findByRole('button', { name: 'Cancel the change' })).toBeVisible();
});

test('a member whose link to a new address has expired gets a new one', async () => {
  const { user, router, mockApi } = await readerWithNewAddress();
  await router.navigate('/user/reader/account/verify/expired');
  await screen.findByText(failed);
  const before = mockApi.mail.all().length;
  await user.click(screen.getByRole('button', { name: 'Send a new link' }));
  await waitFor(() => expect(notices()).toHaveTextContent(accountMessages.confirmationSent));
  await mockApi.settle();
  expect(mockApi.mail.all()).toHaveLength(before + 1);
});

test('redirects to the sign-in page four seconds after the result', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    const { router } = await renderApp({ path: '/user/newbie/account/verify/late-token' });
    await screen.findByText(failed);
    await vi.advanceTimersByTimeAsync(3900);
    expect(router.state.location.pathname).toBe('/user/newbie/account/verify/late-token');
    await vi.advanceTimersByTimeAsync(200);
    await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
  } finally {
    vi.useRealTimers();
  }
});

test('the redirect leads on to where the verified address was needed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    const { router, link } = await newbieWithLetter();
    verificationPlace.remember({ attempted: '/posts?page=2', title: 'All Posts' });
    await router.navigate(link);
    await screen.findByRole('link', { name: 'Back to All Posts' });
    await vi.advanceTimersByTimeAsync(4000);
    await waitFor(() => expect(router.state.location.pathname).toBe('/posts'));
    expect(verificationPlace.read()).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('an address of another site is no place to go back to', () => {
  verificationPlace.remember({ attempted: '//elsewhere.example', title: 'Elsewhere' });
  expect(verificationPlace.read()).toBeNull();
});

async function leave(router: Awaited<ReturnType<typeof renderApp>>['router']) {
  await router.navigate('/about');
  await waitFor(() => expect(screen.queryByText(/^Your account/)).toBeNull());
}

test('a link that failed is sent again when it is opened again, until it has succeeded', async () => {
  const { router, server, link } = await newbieWithLetter();
  const calls = countRequests({ server }, /profile\/newbie\/verify/);
  failCalls({ verifyAccount: { status: 500, times: 1 } });
  await router.navigate(link);
  await screen.findByText(failed);
  await leave(router);
  await router.navigate(link);
  await screen.findByText(succeeded);
  await leave(router);
  await router.navigate(link);
  await screen.findByText(succeeded);
  expect(calls()).toBe(2);
});

test('leaving the page does not abort the verification, which works only once', async () => {
  const app = await newbieWithLetter();
  const { router, link } = app;
  const answer = holdCalls(app, 'verifyAccount');
  await router.navigate(link);
  await screen.findByText('Please wait while we verify your account');
  await router.navigate('/about');
  answer();
  await router.navigate(link);
  await screen.findByText(succeeded);
});

test('a visitor whose link has expired can sign in, and is then where a new one is sent', async () => {
  const { user, router } = await renderApp({ path: '/user/newbie/account/verify/not-a-token' });
  await screen.findByText(failed);
  await user.click(screen.getByRole('link', { name: 'Sign in to get a new link' }));
  await user.type(await screen.findByLabelText('Username'), 'newbie');
  await user.type(screen.getByLabelText('Password'), 'Password1!');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('button', { name: 'Click to verify' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/dashboard');
});

test('a member whose link has expired gets a new one, and is not redirected meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    const path = '/user/newbie/account/verify/not-a-token';
    const { user, router, mockApi } = await renderApp({ path, as: 'newbie' });
    await screen.findByText(failed);
    await user.click(screen.getByRole('button', { name: 'Send a new link' }));
    await waitFor(() => expect(notices()).toHaveTextContent(accountMessages.verificationSent));
    await mockApi.settle();
    expect(mockApi.mail.all()[0]?.text).toContain('/user/newbie/account/verify/');
    expect(screen.queryByText(/You will be redirected/)).toBeNull();
    await vi.advanceTimersByTimeAsync(5000);
    expect(router.state.location.pathname).toBe(path);
  } finally {
    vi.useRealTimers();
  }
});

test('a member who opens the link a second time is told that the address is already verified', async () => {
  const { router, link } = await newbieWithLetter();
  await router.navigate(link);
  await screen.findByText(succeeded);
  await leave(router);
  await router.navigate('/user/newbie/account/verify/used');
  expect(await screen.findByText(accountMessages.alreadyVerified)).toBeVisible();
  expect(alerts()).toBeEmptyDOMElement();
});

test('a member who verified the address on another device is told so', async () => {
  const { router, mockApi, store } = await newbieWithLetter();
  replaceAccount(mockApi, 'user-newbie', { isVerified: true });
  await router.navigate('/user/newbie/account/verify/used');
  expect(await screen.findByText(accountMessages.alreadyVerified)).toBeVisible();
  expect(store.getState().auth.user?.isVerified).toBe(true);
});

test.each([
  ['a visitor', {}],
  ['another member', { as: 'author' }],
] as const)('%s is not told whether the account of a used link is verified', async (_, viewer) => {
  await renderApp({ path: '/user/reader/account/verify/used', ...viewer });
  await screen.findByText(failed);
  expect(screen.queryByText(accountMessages.alreadyVerified)).toBeNull();
});

test('a link that the server did not answer can be tried again', async () => {
  const { user, router, link } = await newbieWithLetter();
  failCalls({ verifyAccount: { status: 0, times: 1 } });
  await router.navigate(link);
  await screen.findByText(failed);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(succeeded);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(screen.getByText('You will be redirected in 4 seconds.')).toBeVisible();
});
