import { eventually } from '@contract/testing/eventually';
import { configureStore } from '@reduxjs/toolkit';
import { expect, test, vi } from 'vitest';
import { createApiClient } from '@/api/client';
import type { CacheEntry } from './cache';
import { rootReducer } from './rootReducer';
import {
  addressEntered,
  ensureQuery,
  prefetchQuery,
  queriesSettled,
  type RouteQuery,
  reloadQuery,
  resumeQuery,
  startQueries,
} from './routeQuery';
import { createRouteRequests } from './routeRequests';

const home = { pathname: '/', search: '' };
const about = { pathname: '/about', search: '' };

function createStore(options?: Parameters<typeof createRouteRequests>[0]) {
  const extraArgument = {
    client: createApiClient('http://localhost/api/v1'),
    requests: createRouteRequests(options),
  };
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: { extraArgument } }),
  });
}

/** A query whose requests end at once with the status that `answers` has at that time. */
function createQuery(options: Partial<RouteQuery<string>> = {}) {
  const entry: CacheEntry<string> = {
    key: 'a',
    data: null,
    status: 'idle',
    requestId: null,
    error: null,
  };
  const answers = { status: 'ready' as CacheEntry<string>['status'] };
  const abort = vi.fn();
  const send = vi.fn(() => {
    entry.status = answers.status;
    const meta = { requestStatus: 'fulfilled' as const };
    return Object.assign(Promise.resolve({ meta }), { abort });
  });
  const query: RouteQuery<string> = {
    key: 'test',
    fetch: () => send,
    prefetch: () => send,
    select: () => entry,
    ...options,
  };
  return { query, entry, answers, send, abort };
}

test('a component attaches to the request of the loader', async () => {
  const { dispatch } = createStore();
  const { query, send } = createQuery();
  dispatch(startQueries(home, () => Promise.resolve([query])));
  await dispatch(queriesSettled());
  dispatch(ensureQuery(query, home));
  expect(send).toHaveBeenCalledTimes(1);
});

test('a loader sends nothing if its address was left while its code loaded', async () => {
  const { dispatch } = createStore();
  const { query, send } = createQuery();
  dispatch(startQueries(home, () => Promise.resolve([query])));
  dispatch(addressEntered(about));
  await dispatch(queriesSettled());
  expect(send).not.toHaveBeenCalled();
});

test('the failure of a loader to load its code is ignored', async () => {
  const { dispatch } = createStore();
  dispatch(startQueries(home, () => Promise.reject(new Error('missing chunk'))));
  await expect(dispatch(queriesSettled())).resolves.toBeUndefined();
});

test('each address requests the data once', async () => {
  const { dispatch } = createStore();
  const { query, send } = createQuery();
  for (const address of [home, about]) {
    dispatch(addressEntered(address));
    dispatch(ensureQuery(query, address));
    await dispatch(queriesSettled());
    dispatch(ensureQuery(query, address));
  }
  expect(send).toHaveBeenCalledTimes(2);
});

test('a component whose address is being left requests nothing', async () => {
  const { dispatch } = createStore();
  const { query, answers, send } = createQuery();
  answers.status = 'failed';
  dispatch(addressEntered(home));
  dispatch(ensureQuery(query, home));
  await dispatch(queriesSettled());
  // A page that failed redirects before the effects of its parents run.
  dispatch(addressEntered(about));
  dispatch(ensureQuery(query, home));
  expect(send).toHaveBeenCalledTimes(1);
});

test('a call that works once is not repeated after it succeeded', async () => {
  const { dispatch } = createStore();
  const { query, send } = createQuery({ isOnce: true });
  dispatch(ensureQuery(query, home));
  await dispatch(queriesSettled());
  dispatch(addressEntered(about));
  dispatch(ensureQuery(query, about));
  expect(send).toHaveBeenCalledTimes(1);
});

test('a call that works once is sent again after it failed', async () => {
  const { dispatch } = createStore();
  const { query, answers, send } = createQuery({ isOnce: true });
  answers.status = 'failed';
  dispatch(ensureQuery(query, home));
  await dispatch(queriesSettled());
  dispatch(addressEntered(about));
  dispatch(ensureQuery(query, about));
  expect(send).toHaveBeenCalledTimes(2);
});

test('a call that works once survives leaving its address', () => {
  const { dispatch } = createStore();
  const { query, entry, send, abort } = createQuery({ isOnce: true });
  dispatch(ensureQuery(query, home));
  entry.status = 'loading';
  dispatch(addressEntered(about));
  dispatch(ensureQuery(query, about));
  expect(abort).not.toHaveBeenCalled();
  expect(send).toHaveBeenCalledTimes(1);
});

test('a component that stays replaces an aborted request, and nothing else', async () => {
  const { dispatch } = createStore();
  const { query, entry, send } = createQuery();
  dispatch(ensureQuery(query, home));
  await dispatch(queriesSettled());
  dispatch(addressEntered(about));
  dispatch(resumeQuery(query, about));
  expect(send).toHaveBeenCalledTimes(1);
  entry.status = 'idle';
  dispatch(resumeQuery(query, about));
  expect(send).toHaveBeenCalledTimes(2);
});

test('reloading aborts the running request, whose answer may be older than a change', () => {
  const { dispatch } = createStore();
  const { query, send, abort } = createQuery();
  dispatch(ensureQuery(query, home));
  dispatch(reloadQuery(query));
  expect(abort).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a prefetch is sent once, and only for data that is not there', async () => {
  const { dispatch } = createStore();
  const { query, entry, send } = createQuery();
  dispatch(prefetchQuery(query));
  dispatch(prefetchQuery(query));
  expect(send).toHaveBeenCalledTimes(1);
  await eventually(() => {
    entry.data = 'answer';
    dispatch(prefetchQuery(query));
    expect(send).toHaveBeenCalledTimes(1);
  });
});

test('state that a server has rendered needs no request, unless it is not ready', () => {
  const { dispatch } = createStore({ rendered: { viewerId: null } });
  const ready = createQuery();
  ready.entry.status = 'ready';
  const failed = createQuery({ key: 'other' });
  failed.entry.status = 'failed';
  dispatch(addressEntered(home));
  dispatch(ensureQuery(ready.query, home));
  dispatch(ensureQuery(failed.query, home));
  expect(ready.send).not.toHaveBeenCalled();
  expect(failed.send).toHaveBeenCalledTimes(1);
});

test('state that was rendered for another viewer is requested', () => {
  const { dispatch } = createStore({ rendered: { viewerId: 'user-1' } });
  const { query, entry, send } = createQuery();
  entry.status = 'ready';
  dispatch(addressEntered(home));
  dispatch(ensureQuery(query, home));
  expect(send).toHaveBeenCalledTimes(1);
});
