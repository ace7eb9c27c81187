import { refreshToken } from '@contract/endpoints/account';
import { limits } from '@contract/limits';
import { pageNames, paths } from '@contract/pages';
import { matchPath } from 'react-router-dom';
import { call } from '@/api/call';
import type { ApiClient } from '@/api/client';
import { acrossTabs, createRefresher, type RefreshOutcome } from '@/api/refresh';
import { apiError } from '@/lib/apiError';
import { sessionEnded, sessionRenewed } from '@/store/authSlice';
import { attemptedState } from '@/store/session/signInState';
import { lastRenewal, readStoredSession } from '@/store/session/storedSession';
import type { createRouter } from './router';
import type { AppStore } from './store';

const timeout = 15_000;
const retryAfter = 30_000;
/** A little less than the lifetime of an access cookie. */
const freshFor = 14 * 60_000;

type Router = Pick<ReturnType<typeof createRouter>, 'state' | 'navigate'>;

const isForGuests = ({ pathname }: { pathname: string }) =>
  pageNames('guest').some((name) => matchPath(paths[name], pathname));

/** Asks for a new sign-in, which leads to where the user was going, but never back to a page that is for guests only. */
export function askToSignIn({ state: { location, navigation }, navigate }: Router) {
  const wanted = navigation.location ?? location;
  const state: unknown = isForGuests(wanted) ? wanted.state : attemptedState(wanted);
  void navigate(paths.signIn, { state, replace: isForGuests(location) });
}

type SessionKeeperOptions = {
  store: AppStore;
  client: ApiClient;
  /** Called when the API has ended the session. */
  onRefused: () => void;
};

/**
 * Renews the session: at the start if it was restored, every ten minutes, on a 401, and soon after
 * the API could not be reached.
 */
export function keepSession({ store, client, onRefused }: SessionKeeperOptions) {
  let retry: ReturnType<typeof setTimeout> | undefined;

  const refresh = createRefresher({
    ask: async (signal) => (await call(refreshToken, {}, { client, signal, isFinal: true })).user,
    sharedToken: () => readStoredSession()?.tokens.refreshToken ?? null,
    exclusively: acrossTabs,
    onRenewed: (user) => store.dispatch(sessionRenewed(user)),
    onEnded: () => {
      onRefused();
      store.dispatch(sessionEnded());
    },
    timeout,
  });

  const hasSession = () => store.getState().auth.tokens !== null;

  async function tryRefresh(): Promise<RefreshOutcome> {
    clearTimeout(retry);
    if (!hasSession()) return 'ended';
    const outcome = await refresh();
    if (outcome === 'unreachable') retry = setTimeout(refreshSoon, retryAfter);
    return outcome;
  }

  const refreshSoon = () => void tryRefresh();

  client.setSessionHooks({
    hasSession,
    // The message of the refused call would ask the user to sign in.
    refresh: async () => {
      const outcome = await tryRefresh();
      if (outcome === 'unreachable') throw apiError('unreachable');
      return outcome === 'renewed';
    },
    isStale: () => Date.now() - lastRenewal() > freshFor,
  });
  if (store.getState().auth.origin === 'restored') refreshSoon();
  const timer = setInterval(refreshSoon, limits.refreshEvery);
  window.addEventListener('online', refreshSoon);

  return function stop() {
    clearTimeout(retry);
    clearInterval(timer);
    window.removeEventListener('online', refreshSoon);
    client.setSessionHooks(null);
  };
}
