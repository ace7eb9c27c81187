import { accountTexts } from '@contract/texts/accountTexts';
import { followTexts } from '@contract/texts/followTexts';
import { loadingTexts } from '@contract/texts/loadingTexts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectFailures, type FailingCall } from '@/testing/expectFailures';
import { renderApp } from '@/testing/renderApp';

type View = Pick<FailingCall, 'call' | 'failed'> & {
  path: string;
  as?: 'reader' | 'author' | 'admin';
};

const views: View[] = [
  { call: 'readHome', path: '/', failed: loadingTexts.postsFailed },
  { call: 'listPosts', path: '/posts', failed: loadingTexts.postsFailed },
  { call: 'searchPosts', path: '/posts?q=soil', failed: loadingTexts.postsFailed },
  {
    call: 'readProfile',
    path: '/dashboard/profile',
    as: 'reader',
    failed: accountTexts.profileFailed,
  },
  {
    call: 'readChartData',
    path: '/dashboard',
    as: 'reader',
    failed: accountTexts.statisticsFailed,
  },
  { call: 'listUsers', path: '/dashboard/users', as: 'admin', failed: accountTexts.usersFailed },
  {
    call: 'searchUsers',
    path: '/dashboard/users?q=reader',
    as: 'admin',
    failed: accountTexts.usersFailed,
  },
  {
    call: 'listFollowers',
    path: '/dashboard/followers',
    as: 'reader',
    failed: followTexts.followersFailed,
  },
  {
    call: 'listFollowing',
    path: '/dashboard/followings',
    as: 'reader',
    failed: followTexts.followingFailed,
  },
];

test.each(views)(
  '$call: the view says that it failed and can be tried again',
  async ({ path, as, ...row }) => {
    const app = await renderApp({ path: '/about', ...(as ? { as, withSessionKeeper: true } : {}) });
    await screen.findByRole('heading', { level: 1 });
    const retry = () => screen.queryByText('Try again');
    await expectFailures(app, {
      ...row,
      async send() {
        const button = retry();
        if (button) fireEvent.click(button);
        else await app.router.navigate(path);
      },
      check() {
        expect(retry()).toBeEnabled();
        expect(`${app.router.state.location.pathname}${app.router.state.location.search}`).toBe(
          path,
        );
      },
    });
    fireEvent.click(screen.getByText('Try again'));
    await waitFor(() => expect(retry()).toBeNull());
  },
);
