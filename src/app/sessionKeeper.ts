import { limits } from '@contract/limits';
import { refreshSession } from '@/api/account';
import { setSessionHooks } from '@/api/http';
import { acrossTabs, createRefresher, type RefreshOutcome } from '@/api/refresh';
import { lastRenewal, readStoredSession } from '@/lib/storedSession';
import { sessionEnded, sessionRenewed } from '@/store/authSlice';
import type { AppStore } from './store';

const patience = 15_000;
const retryAfter = 30_000;
/** A little less than the life of an access cookie. */
const freshFor = 14 * 60_000;

/**
 * Keeps the session fresh: at start when it was restored, every ten minutes, on a 401, and again soon after the API could
 * not be reached. `onRefused` is told when the API ended the session.
 */
export function keepSession(store: AppStore, onRefused: () => void) {
  let retry: ReturnType<typeof setTimeout> | undefined;

  const refresh = createRefresher({
    ask: async (signal) => (await refreshSession({ signal })).user,
    sharedToken: () => readStoredSession()?.tokens.refreshToken ?? null,
    exclusively: acrossTabs,
    onRenewed: (user) => store.dispatch(sessionRenewed(user)),
    onEnded: () => {
      onRefused();
      store.dispatch(sessionEnded());
    },
    patience,
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

  setSessionHooks({
    hasSession,
    refresh: async () => (await tryRefresh()) === 'renewed',
    isStale: () => Date.now() - lastRenewal() > freshFor,
  });
  if (store.getState().auth.origin === 'restored') refreshSoon();
  const timer = setInterval(refreshSoon, limits.refreshEvery);
  window.addEventListener('online', refreshSoon);

  return function stop() {
    clearTimeout(retry);
    clearInterval(timer);
    window.removeEventListener('online', refreshSoon);
    setSessionHooks(null);
  };
}
