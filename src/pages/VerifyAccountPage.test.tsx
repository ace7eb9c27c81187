import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sendVerification } from '@/features/dashboard/dashboardThunks';
import { countRequests } from '@/testing/countRequests';
import { failCalls } from '@/testing/failCalls';
import { alerts } from '@/testing/heard';
import { renderApp } from '@/testing/renderApp';

const succeeded = 'Your account has been verified successfully.';
const failed = 'Your account verification has failed.';

async function newbieWithLetter() {
  const app = await renderApp({ path: '/about', as: 'newbie' });
  await app.store.dispatch(sendVerification()).unwrap();
  await app.mockApi.settle();
  const [letter] = app.mockApi.mail.all();
  const link = /\/user\/newbie\/account\/verify\/\S+/.exec(letter?.text ?? '')?.[0] ?? '';
  return { ...app, link };
}

test('the mailed link verifies the account, and the open session knows it at once', async () => {
  const { router, store, link } = await newbieWithLetter();
  await router.navigate(link);
  await screen.findByText(succeeded);
  expect(screen.getByText('You will be redirected in 4 seconds.')).toBeVisible();
  await waitFor(() => expect(store.getState().auth.user?.isVerified).toBe(true));
});

test('the token is sent once, though effects run twice', async () => {
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

test('a link that is not good is told so', async () => {
  await renderApp({ path: '/user/newbie/account/verify/not-a-token' });
  await screen.findByText(failed);
  await waitFor(() => expect(alerts()).toHaveTextContent('This link is no longer valid.'));
});

test('without words of the API the fixed text is shown', async () => {
  failCalls({ verifyAccount: { status: 500 } });
  await renderApp({ path: '/user/newbie/account/verify/unlucky-token' });
  await screen.findByText(failed);
  await waitFor(() => expect(alerts()).toHaveTextContent('Failed to Verify your account'));
});

test('four seconds after the result the visitor is sent to the sign-in', async () => {
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
