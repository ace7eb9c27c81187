import { accountTexts } from '@contract/texts/accountTexts';
import { postTexts } from '@contract/texts/postTexts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { prefetchPost } from '@/features/posts/model/postQueries';
import { morePostsQuery } from '@/features/posts/post/morePostsQuery';
import { startQuery } from '@/features/posts/suggestions/startQuery';
import { notify } from '@/lib/notify';
import { reloadQuery } from '@/store/routeQuery';
import { expectAvailable } from '@/testing/availability';
import { type App, expectFailures, type FailureName } from '@/testing/expectFailures';
import { alerts } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

/** The API has refused the call for good, rather than not answered it or asked to wait. */
const isRefused = (name: FailureName) => name.startsWith('4') && name !== '429';

const retry = () => screen.queryByRole('button', { name: 'Try again' });

async function openAbout(as?: 'author' | 'reader') {
  const app = await renderApp({ path: '/about', ...(as ? { as, withSessionKeeper: true } : {}) });
  await screen.findByRole('heading', { level: 1, name: 'About Commonplace' });
  const { rows } = await app.mockApi.data.posts.latest({ skip: 0, take: 100 });
  const own = rows.find(({ author }) => author.username === 'author');
  return { app, url: (as ? own : rows[0])?.url ?? '' };
}

const pathOf = ({ router }: App) => router.state.location.pathname;

test('readPost: a post that could not be loaded leads to the not-found page, where it can be tried again', async () => {
  const { app, url } = await openAbout();
  await expectFailures(app, {
    call: 'readPost',
    failed: postTexts.loadFailed,
    also: ['404', '429'],
    async send() {
      await app.router.navigate(`/posts/${url}`);
    },
    check(failure) {
      expect(pathOf(app)).toBe('/not-found');
      if (isRefused(failure)) expect(retry()).toBeNull();
      else expectAvailable(retry());
    },
  });
});

test('readPost: the editor says that the post could not be loaded and can try again', async () => {
  const { app, url } = await openAbout('author');
  await expectFailures(app, {
    call: 'readPost',
    failed: postTexts.loadFailed,
    also: ['404'],
    async send() {
      const button = retry();
      if (button) fireEvent.click(button);
      else await app.router.navigate(`/update?post=${url}`);
    },
    check(failure) {
      expect(pathOf(app)).toBe(failure === '404' ? '/not-found' : '/update');
      if (failure !== '404') expectAvailable(retry());
    },
  });
});

test('readPost: a post that a reader only points at fails without a message', async () => {
  const { app, url } = await openAbout();
  await expectFailures(app, {
    call: 'readPost',
    failed: null,
    messages: { '403': null },
    async send() {
      await app.store.dispatch(prefetchPost({ url }));
      act(() => notify.error('A later message'));
    },
    async settle() {
      await waitFor(() => expect(alerts()).toHaveTextContent('A later message'));
    },
    check: () => expect(alerts()).toHaveTextContent(/^A later message$/),
  });
});

test('listMorePosts: a reader is not told that there are no more posts below a post', async () => {
  const { app } = await openAbout();
  const query = morePostsQuery({ authorId: 'user-author', tag: 'gardens', postId: 'none' });
  await expectFailures(app, {
    call: 'listMorePosts',
    failed: null,
    messages: { '403': null },
    send: () => app.store.dispatch(reloadQuery(query)),
    check: () => expect(alerts()).toBeEmptyDOMElement(),
  });
});

test('readStart: the dashboard of a reader shows its other parts', async () => {
  const { app } = await openAbout('reader');
  await expectFailures(app, {
    call: 'readStart',
    failed: null,
    messages: { '403': null },
    send: () => app.store.dispatch(reloadQuery(startQuery({ viewerId: 'user-reader' }))),
    check: () => expect(alerts()).toBeEmptyDOMElement(),
  });
  await app.router.navigate('/dashboard');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your comments' })).toBeVisible());
});

/** The API has answered, but without a profile. */
const hasNoProfile = (name: FailureName) => isRefused(name) || name === 'wrong shape';

test('readProfile: only an answer without a profile leads to the home page', async () => {
  const { app } = await openAbout('author');
  await expectFailures(app, {
    call: 'readProfile',
    failed: accountTexts.profileFailed,
    also: ['wrong shape', '429'],
    async send() {
      const button = retry();
      if (button) fireEvent.click(button);
      else await app.router.navigate('/username/reader');
    },
    check(failure) {
      expect(pathOf(app)).toBe(hasNoProfile(failure) ? '/' : '/username/reader');
      if (!hasNoProfile(failure)) expectAvailable(retry());
    },
  });
  await app.router.navigate('/username/reader');
  await waitFor(() => expect(screen.getByText('Tomas Lindqvist')).toBeVisible());
});
