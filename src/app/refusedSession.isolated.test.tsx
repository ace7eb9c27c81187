import { sessionKeys } from '@contract/storageKeys';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { nextTask } from '@/lib/browser/whenQuiet';
import { failCalls } from '@/testing/failCalls';
import { createRenderedSite, signIn, startRenderedPage } from '@/testing/renderedSite';

vi.mock('@/lib/browser/whenQuiet', { spy: true });

const isSignedOut = () =>
  waitFor(() => expect(localStorage.getItem(sessionKeys.isLoggedIn)).toBeNull());

/** The app creates its router in the next task. */
const refusals = {
  'before there is a router': () => vi.mocked(nextTask).mockImplementationOnce(isSignedOut),
  later: () => undefined,
};

test.each(Object.entries(refusals))(
  'a user whose stored session is refused %s opens the sign-in page, signs in there, and is taken home',
  async (_, refuse) => {
    refuse();
    const site = createRenderedSite();
    const { html } = await site.renderPage('/sign-in');
    expect(await signIn('reader')).toBeNull();
    failCalls({ refreshToken: { status: 401, times: 1 } });
    await startRenderedPage(html, '/sign-in');
    const user = userEvent.setup({ delay: null });
    await user.type(await screen.findByLabelText('Username'), 'reader');
    await user.type(screen.getByLabelText('Password'), 'Password1!{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  },
);

test('a stored session that is not valid leaves no mark on the page of a visitor', async () => {
  const { html } = await createRenderedSite().renderPage('/contact');
  localStorage.setItem(sessionKeys.isLoggedIn, 'true');
  await startRenderedPage(html, '/contact', () => {
    document.documentElement.dataset['session'] = 'user';
  });
  expect(document.documentElement).not.toHaveAttribute('data-session');
});
