import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { delayCalls, failCalls } from '@/testing/failCalls';
import { alerts } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

const views = [
  ['', 'readProfile', 'Failed to fetch the profile', () => screen.findByText('Live Posts')],
  [
    '/users',
    'listUsers',
    'Error Fetching registered Users',
    () => screen.findByRole('list', { name: 'Users' }),
  ],
  [
    '/posts',
    'readProfile',
    'Failed to load the Post',
    () => screen.findByText("You have not created any post yet. Let's create"),
  ],
  [
    '/followers',
    'listFollowers',
    'Failed to get the followers',
    () => screen.findByText("You don't have any Follower yet."),
  ],
  [
    '/followings',
    'listFollowing',
    'Failed to get the followed Authors.',
    () => screen.findByRole('list', { name: 'All the Followed Authors' }),
  ],
  [
    '/profile',
    'readProfile',
    'Failed to fetch the profile',
    () => screen.findByRole('img', { name: 'Your cover' }),
  ],
] as const;

test.each(views)('/dashboard%s shows that it is loading', async (path) => {
  const { router } = await renderApp({ path: '/about', as: 'admin' });
  delayCalls(60_000);
  await router.navigate(`/dashboard${path}`);
  const loading = await screen.findAllByText('Loading');
  for (const word of loading) expect(word.closest('[role="status"]')).not.toBeNull();
});

test.each(views)(
  '/dashboard%s: if "%s" fails, it shows "%s" and can be loaded again',
  async (...[path, call, failure, findData]) => {
    const { user, router } = await renderApp({ path: '/about', as: 'admin' });
    failCalls({ [call]: { status: 500, times: 1 } });
    await router.navigate(`/dashboard${path}`);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(alerts()).toHaveTextContent(failure));
    await user.click(retry);
    expect(await findData()).toBeVisible();
  },
);
