import { endpoints } from '@contract/endpoints';
import { accountTexts } from '@contract/texts/accountTexts';
import { bookPageTexts } from '@contract/texts/bookPageTexts';
import { commentTexts } from '@contract/texts/commentTexts';
import { decisionTexts } from '@contract/texts/decisionTexts';
import { followingTexts, followTexts } from '@contract/texts/followTexts';
import { letterTexts, messageTexts } from '@contract/texts/letterTexts';
import { loadingTexts } from '@contract/texts/loadingTexts';
import { muteTexts } from '@contract/texts/muteTexts';
import { numberTexts } from '@contract/texts/numberTexts';
import { receivedTexts } from '@contract/texts/receivedTexts';
import { restrictionTexts } from '@contract/texts/restrictionTexts';
import { sessionTexts } from '@contract/texts/sessionTexts';
import { siteTexts } from '@contract/texts/siteTexts';
import { subscriberTexts } from '@contract/texts/subscriberTexts';
import { withheldTexts } from '@contract/texts/withheldTexts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAvailable } from '@/testing/availability';
import { countRequests } from '@/testing/countRequests';
import { expectFailures, type FailingCall, failureNames } from '@/testing/expectFailures';
import { failCalls } from '@/testing/failCalls';
import { renderApp } from '@/testing/renderApp';

type View = Pick<FailingCall, 'call' | 'failed' | 'also'> & {
  path: string;
  as?: 'reader' | 'author' | 'admin';
};

const views: View[] = [
  { call: 'readHome', path: '/', failed: loadingTexts.postsFailed },
  { call: 'listBooks', path: '/books', failed: bookPageTexts.booksFailed },
  { call: 'listPosts', path: '/posts', failed: loadingTexts.postsFailed, also: failureNames },
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
  {
    call: 'readPeriod',
    path: '/dashboard',
    as: 'author',
    failed: accountTexts.statisticsFailed,
  },
  { call: 'listHeadings', path: '/book', as: 'reader', failed: bookPageTexts.headingsFailed },
  { call: 'listPassages', path: '/book', as: 'reader', failed: bookPageTexts.listFailed },
  { call: 'readDailyReview', path: '/book', as: 'reader', failed: bookPageTexts.reviewFailed },
  {
    call: 'listFollowedPosts',
    path: '/?feed=following',
    as: 'reader',
    failed: followingTexts.failed,
  },
  { call: 'listUsers', path: '/dashboard/users', as: 'admin', failed: accountTexts.usersFailed },
  {
    call: 'searchUsers',
    path: '/dashboard/users?q=reader',
    as: 'admin',
    failed: accountTexts.usersFailed,
  },
  {
    call: 'listOwnComments',
    path: '/dashboard',
    as: 'reader',
    failed: commentTexts.ownFailed,
  },
  {
    call: 'listReceivedComments',
    path: '/dashboard/comments',
    as: 'author',
    failed: receivedTexts.failed,
  },
  {
    call: 'listReports',
    path: '/dashboard/moderation',
    as: 'admin',
    failed: decisionTexts.reportsFailed,
  },
  {
    call: 'listReports',
    path: '/dashboard/moderation?view=decided',
    as: 'admin',
    failed: decisionTexts.decidedFailed,
  },
  {
    call: 'listHeldComments',
    path: '/dashboard/moderation?view=held',
    as: 'admin',
    failed: decisionTexts.heldFailed,
  },
  {
    call: 'listWithheld',
    path: '/dashboard/moderation?view=unpublished',
    as: 'admin',
    failed: withheldTexts.listFailed,
  },
  {
    call: 'listRestricted',
    path: '/dashboard/moderation?view=restricted',
    as: 'admin',
    failed: restrictionTexts.restrictedFailed,
  },
  {
    call: 'listLog',
    path: '/dashboard/moderation?view=log',
    as: 'admin',
    failed: decisionTexts.logFailed,
  },
  { call: 'readSiteState', path: '/dashboard/site', as: 'admin', failed: siteTexts.stateFailed },
  {
    call: 'readOwnNumbers',
    path: '/dashboard/numbers',
    as: 'author',
    failed: numberTexts.loadFailed,
  },
  {
    call: 'readSiteNumbers',
    path: '/dashboard/numbers?of=all',
    as: 'admin',
    failed: numberTexts.loadFailed,
  },
  {
    call: 'readPostNumbers',
    path: '/dashboard/numbers?post=post-1',
    as: 'admin',
    failed: numberTexts.loadFailed,
  },
  { call: 'listLetters', path: '/dashboard/letters', as: 'admin', failed: letterTexts.loadFailed },
  {
    call: 'listContact',
    path: '/dashboard/letters?view=open',
    as: 'admin',
    failed: messageTexts.loadFailed,
  },
  {
    call: 'listSubscribers',
    path: '/dashboard/subscribers',
    as: 'reader',
    failed: subscriberTexts.loadFailed,
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
  {
    call: 'listSessions',
    path: '/dashboard/account',
    as: 'reader',
    failed: sessionTexts.listFailed,
  },
  {
    call: 'listMutes',
    path: '/dashboard/profile/edit',
    as: 'reader',
    failed: muteTexts.listFailed,
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
        expectAvailable(retry());
        expect(`${app.router.state.location.pathname}${app.router.state.location.search}`).toBe(
          path,
        );
      },
    });
    fireEvent.click(screen.getByText('Try again'));
    await waitFor(() => expect(retry()).toBeNull());
  },
);

/** What each view shows once its data has arrived. */
const recoveries = [
  { call: 'readHome', path: '/', shown: 'Trending' },
  { call: 'listPosts', path: '/posts', shown: 'Page 1' },
  { call: 'readProfile', path: '/username/author', shown: '@author' },
  { call: 'readProfile', path: '/dashboard/profile', shown: 'author@mail.example' },
  { call: 'readProfile', path: '/dashboard/posts', shown: 'Page 1' },
  { call: 'readChartData', path: '/dashboard', shown: 'Likes Over Time' },
  { call: 'listUsers', path: '/dashboard/users', shown: 'Page 1' },
  { call: 'listFollowers', path: '/dashboard/followers', shown: 'Page 1' },
  { call: 'listFollowing', path: '/dashboard/followings', shown: /^Followed : / },
] as const;

const urlOf = (call: (typeof recoveries)[number]['call']) =>
  new RegExp(`${endpoints[call].path.replaceAll(/:[a-z]+/gi, '[^/?]+')}([?]|$)`);

test.each(recoveries)(
  '$path: loads by itself when the browser is back online',
  async ({ call, path, shown }) => {
    const app = await renderApp({
      path: '/about',
      as: path.endsWith('users') ? 'admin' : 'author',
    });
    await screen.findByRole('heading', { level: 1 });
    failCalls({ [call]: { status: 0 } });
    await app.router.navigate(path);
    await screen.findAllByText('Try again');
    expect(screen.queryByText(shown)).toBeNull();
    failCalls({});
    // Other parts of the view can still be loading.
    const repeated = countRequests(app, urlOf(call));
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    await waitFor(() => expect(screen.getAllByText(shown)[0]).toBeVisible());
    expect(screen.queryByText('Try again')).toBeNull();
    expect(repeated()).toBe(1);
  },
);

test('a refused view is not requested again when the browser is back online', async () => {
  const app = await renderApp({ path: '/about' });
  await screen.findByRole('heading', { level: 1 });
  failCalls({ listPosts: { status: 403 } });
  await app.router.navigate('/posts');
  await screen.findByText('Try again');
  const calls = countRequests(app, /./);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await app.router.navigate('/contact');
  await screen.findByRole('heading', { level: 1, name: 'Contact' });
  expect(calls()).toBe(0);
});

test('"Try again" leaves the focus at the heading of the page', async () => {
  const app = await renderApp({ path: '/about' });
  await screen.findByRole('heading', { level: 1 });
  failCalls({ listPosts: { status: 0 } });
  await app.router.navigate('/posts');
  const button = await screen.findByText('Try again');
  failCalls({});
  button.focus();
  fireEvent.click(button);
  await screen.findByText('Page 1');
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'All Posts' })).toHaveFocus(),
  );
});
