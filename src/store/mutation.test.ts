import { likePost } from '@contract/endpoints/likes';
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, expect, test, vi } from 'vitest';
import { createApiClient, readApiUrl } from '@/api/client';
import { apiError } from '@/lib/apiError';
import { queuedCalls } from '@/lib/browser/queuedCalls';
import type { ThunkExtra } from './appTypes';
import { mutation } from './mutation';
import { rootReducer } from './rootReducer';
import { createRouteRequests } from './routeRequests';

const steps: string[] = [];

afterEach(() => {
  steps.length = 0;
  queuedCalls.giveUpAll();
  vi.restoreAllMocks();
});

const options = {
  input: (postId: string) => ({ params: { postId } }),
  show: (postId: string) => void steps.push(`show ${postId}`),
  undo: () => void steps.push('undo'),
};

const like = mutation('mutation/like', likePost, {
  ...options,
  done: ({ data }) => steps.push(`done: ${data.totalLikes}`),
});

const answer = { success: true, message: '', data: { totalLikes: 4, isLiked: true } };

function createStore(respond: () => unknown) {
  const client: ThunkExtra['client'] = {
    ...createApiClient(readApiUrl()),
    async request({ url }) {
      steps.push(`send ${url}`);
      return Promise.resolve(respond());
    },
  };
  const extra: ThunkExtra = { client, requests: createRouteRequests() };
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }),
  });
}

function refuse(): never {
  throw apiError('refused', { status: 404 });
}

function disconnect(): never {
  throw apiError('unreachable');
}

test('a change is shown, sent and done, and returns the answer', async () => {
  const store = createStore(() => answer);
  expect(await store.dispatch(like('post-1')).unwrap()).toEqual(answer);
  expect(steps).toEqual(['show post-1', 'send /like/post-1', 'done: 4']);
});

test('a change that is refused is taken back', async () => {
  const outcome = await createStore(refuse).dispatch(like('post-1'));
  expect(outcome.payload).toMatchObject({ kind: 'refused', status: 404 });
  expect(steps).toEqual(['show post-1', 'send /like/post-1', 'undo']);
});

test('a failure to show what has changed does not take the change back', async () => {
  const broken = mutation('mutation/broken', likePost, { ...options, done: refuse });
  const outcome = await createStore(() => answer).dispatch(broken('post-1'));
  expect(broken.rejected.match(outcome)).toBe(true);
  expect(steps).not.toContain('undo');
});

test('a visitor whom the gate turns away sees no change', async () => {
  const gated = mutation('mutation/gated', likePost, { ...options, gate: () => 'Sign in.' });
  const outcome = await createStore(() => answer).dispatch(gated('post-1'));
  expect(outcome.payload).toMatchObject({ kind: 'gate', message: 'Sign in.' });
  expect(steps).toEqual([]);
});

test('without a connection it fails, or waits if it may arrive twice', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const store = createStore(disconnect);
  expect(like.rejected.match(await store.dispatch(like('post-1')))).toBe(true);
  steps.length = 0;
  const waits = (postId: string) => `test-like ${postId}`;
  const waiting = mutation('mutation/waiting', likePost, { ...options, waits });
  const sent = store.dispatch(waiting('post-1'));
  await vi.waitFor(() => expect(queuedCalls.has('test-like post-1')).toBe(true));
  expect(steps).toEqual(['show post-1', 'send /like/post-1']);
  queuedCalls.giveUpAll();
  expect(waiting.rejected.match(await sent)).toBe(true);
  expect(steps.at(-1)).toBe('undo');
});
