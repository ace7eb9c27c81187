import type { SessionUser } from '@contract/entities';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiError } from '@/lib/apiError';
import { buildSessionUser } from '@/testing/buildSessionUser';
import { createRefresher, type RefreshPorts } from './refresh';

const user: SessionUser = {
  ...buildSessionUser(),
  tokens: { accessToken: 'a2', refreshToken: 'r2' },
};

/** One browser: a token that all its tabs share, a lock, and an API that answers as told. */
function createBrowser(answer: (signal: AbortSignal) => Promise<SessionUser>) {
  const state = { token: 'r1' as string | null, asked: 0, ended: 0 };
  let queue: Promise<unknown> = Promise.resolve();
  const world: RefreshPorts = {
    ask: (signal) => {
      state.asked += 1;
      return answer(signal);
    },
    sharedToken: () => state.token,
    exclusively: (work) => {
      const mine = queue.then(work);
      queue = mine.catch(() => undefined);
      return mine;
    },
    onRenewed: ({ tokens }) => {
      state.token = tokens.refreshToken;
    },
    onEnded: () => {
      state.ended += 1;
      state.token = null;
    },
    timeout: 15_000,
  };
  return { state, openTab: () => createRefresher(world) };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('ten calls at once share one refresh', async () => {
  const { state, openTab } = createBrowser(() => Promise.resolve(user));
  const refresh = openTab();
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => refresh()));
  expect(new Set(outcomes)).toEqual(new Set(['renewed']));
  expect(state).toEqual({ token: 'r2', asked: 1, ended: 0 });
});

test('two tabs do not refresh at the same time: the second uses the result of the first', async () => {
  const { state, openTab } = createBrowser(() => Promise.resolve(user));
  const outcomes = await Promise.all([openTab()(), openTab()()]);
  expect(outcomes).toEqual(['renewed', 'renewed']);
  expect(state.asked).toBe(1);
});

test.each([401, 403, null])('a refresh refused with %s ends the session', async (status) => {
  const { state, openTab } = createBrowser(() => Promise.reject(apiError('refused', { status })));
  await expect(openTab()()).resolves.toBe('ended');
  expect(state).toEqual({ token: null, asked: 1, ended: 1 });
});

test.each([
  ['no connection', apiError('unreachable')],
  ['a server error', apiError('unreachable', { status: 503 })],
  ['too many requests', apiError('refused', { status: 429 })],
  ['an unreadable answer', apiError('unreadable')],
])('%s keeps the session', async (_, failure) => {
  const { state, openTab } = createBrowser(() => Promise.reject(failure));
  await expect(openTab()()).resolves.toBe('unreachable');
  expect(state).toEqual({ token: 'r1', asked: 1, ended: 0 });
});

test('a refresh without an answer times out and keeps the session', async () => {
  const { state, openTab } = createBrowser(
    (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(apiError('cancelled')));
      }),
  );
  const outcome = openTab()();
  await vi.advanceTimersByTimeAsync(15_000);
  await expect(outcome).resolves.toBe('unreachable');
  expect(state).toEqual({ token: 'r1', asked: 1, ended: 0 });
});

test('after a failed refresh the next call refreshes again', async () => {
  const answers = [() => Promise.reject(apiError('unreachable')), () => Promise.resolve(user)];
  const { state, openTab } = createBrowser(
    () => answers.shift()?.() ?? Promise.reject(apiError('unreachable')),
  );
  const refresh = openTab();
  await expect(refresh()).resolves.toBe('unreachable');
  await expect(refresh()).resolves.toBe('renewed');
  expect(state.asked).toBe(2);
});

test('a sign-out during the refresh is kept', async () => {
  const { state, openTab } = createBrowser(() => {
    state.token = null;
    return Promise.resolve(user);
  });
  await openTab()();
  expect(state.token).toBeNull();
});

test('a sign-in during the refresh is kept if the refresh is refused', async () => {
  const { state, openTab } = createBrowser(() => {
    state.token = 'another';
    return Promise.reject(apiError('refused', { status: 401 }));
  });
  await openTab()();
  expect(state).toEqual({ token: 'another', asked: 1, ended: 0 });
});

test('without a session nothing is called', async () => {
  const { state, openTab } = createBrowser(() => Promise.resolve(user));
  state.token = null;
  await expect(openTab()()).resolves.toBe('ended');
  expect(state.asked).toBe(0);
});
