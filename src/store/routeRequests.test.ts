import { eventually } from '@contract/testing/eventually';
import { expect, test, vi } from 'vitest';
import { addressOf, createRouteRequests } from './routeRequests';

/** A request that the test settles or aborts. */
function createRequest() {
  let settle: (requestStatus: 'fulfilled' | 'rejected') => void = () => undefined;
  const promise = new Promise<{ meta: { requestStatus: 'fulfilled' | 'rejected' } }>((resolve) => {
    settle = (requestStatus) => resolve({ meta: { requestStatus } });
  });
  const abort = vi.fn(() => settle('rejected'));
  const start = vi.fn(() => Object.assign(promise, { abort }));
  return { start, abort, settle };
}

test('entering another address aborts the running requests of the one before', async () => {
  const requests = createRouteRequests();
  const running = createRequest();
  const done = createRequest();
  requests.enter('/posts');
  requests.start('running', running.start);
  requests.start('done', done.start);
  done.settle('fulfilled');
  await eventually(() => expect(requests.isRunning('done')).toBe(false));
  requests.enter('/');
  expect(running.abort).toHaveBeenCalledTimes(1);
  expect(done.abort).not.toHaveBeenCalled();
  expect([requests.has('running'), requests.has('done')]).toEqual([false, false]);
});

test('entering the same address again keeps its requests', () => {
  const requests = createRouteRequests();
  const request = createRequest();
  requests.enter('/posts');
  requests.start('list', request.start);
  requests.enter('/posts');
  expect(request.abort).not.toHaveBeenCalled();
  expect(requests.has('list')).toBe(true);
});

test('a request that outlives its route is not aborted', () => {
  const requests = createRouteRequests();
  const request = createRequest();
  requests.enter('/verify');
  requests.start('verify', request.start, { outlivesRoute: true });
  requests.enter('/');
  expect(request.abort).not.toHaveBeenCalled();
  expect(requests.isRunning('verify')).toBe(true);
});

test('a running prefetch becomes the request of its address', () => {
  const requests = createRouteRequests();
  const prefetch = createRequest();
  const request = createRequest();
  requests.enter('/');
  requests.prefetch('post', prefetch.start);
  requests.enter('/posts/one');
  requests.start('post', request.start);
  expect(request.start).not.toHaveBeenCalled();
  expect(prefetch.abort).not.toHaveBeenCalled();
  requests.enter('/');
  expect(prefetch.abort).toHaveBeenCalledTimes(1);
});

test('if an adopted prefetch fails, the request itself is sent', async () => {
  const requests = createRouteRequests();
  const prefetch = createRequest();
  const request = createRequest();
  requests.prefetch('post', prefetch.start);
  requests.enter('/posts/one');
  requests.start('post', request.start);
  prefetch.settle('rejected');
  await eventually(() => expect(request.start).toHaveBeenCalledTimes(1));
});

test('a prefetch that fails after its address was left sends nothing', async () => {
  const requests = createRouteRequests();
  const prefetch = createRequest();
  const request = createRequest();
  requests.prefetch('post', prefetch.start);
  requests.enter('/posts/one');
  requests.start('post', request.start);
  requests.enter('/');
  await requests.settled();
  expect(request.start).not.toHaveBeenCalled();
});

test('all is settled once tracked work and the requests that it started have ended', async () => {
  const requests = createRouteRequests();
  const request = createRequest();
  let isSettled = false;
  requests.track(Promise.resolve().then(() => requests.start('home', request.start)));
  const settled = requests.settled().then(() => {
    isSettled = true;
  });
  await eventually(() => expect(request.start).toHaveBeenCalled());
  expect(isSettled).toBe(false);
  request.settle('fulfilled');
  await settled;
  expect(isSettled).toBe(true);
});

test('rendered state counts for its viewer, until another address is entered', () => {
  const requests = createRouteRequests({ rendered: { viewerId: 'user-1' } });
  requests.enter('/');
  expect([requests.isRendered('user-1'), requests.isRendered(null)]).toEqual([true, false]);
  requests.enter('/posts');
  expect(requests.isRendered('user-1')).toBe(false);
  expect(createRouteRequests().isRendered(null)).toBe(false);
});

test('a location and the URL of a loader have the same address', () => {
  const location = { pathname: '/posts/grüße', search: '?page=2' };
  expect(addressOf(location)).toBe(
    addressOf(new URL('http://localhost:4173/posts/grüße?page=2#top')),
  );
});
