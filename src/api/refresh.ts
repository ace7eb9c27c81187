import type { SessionUser } from '@contract/entities';
import { refreshLock } from '@contract/storageKeys';
import { isApiError } from '@/lib/apiError';

/** `unreachable`: no answer from the API; the session stays. */
export type RefreshOutcome = 'renewed' | 'ended' | 'unreachable';

export type RefreshPorts = {
  ask: (signal: AbortSignal) => Promise<SessionUser>;
  /** The refresh token that all tabs share; null if no user is signed in. */
  sharedToken: () => string | null;
  /** Runs the work while no other tab runs it. */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  onRenewed: (user: SessionUser) => void;
  onEnded: () => void;
  /** After this time without an answer the API counts as unreachable. */
  timeout: number;
};

async function askWithTimeout({ ask, timeout }: RefreshPorts) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  try {
    return await ask(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** 401 and 403, or an answer that only says `success: false`. */
function isRefusal(thrown: unknown) {
  if (!isApiError(thrown) || thrown.kind !== 'refused') return false;
  return thrown.status === null || thrown.status === 401 || thrown.status === 403;
}

async function refreshOnce(ports: RefreshPorts, before: string): Promise<RefreshOutcome> {
  const now = ports.sharedToken();
  if (now === null) return 'ended';
  if (now !== before) return 'renewed';
  try {
    const user = await askWithTimeout(ports);
    // A sign-in or sign-out during the request is newer than its answer.
    if (ports.sharedToken() === before) ports.onRenewed(user);
    return 'renewed';
  } catch (thrown) {
    if (!isRefusal(thrown)) return 'unreachable';
    if (ports.sharedToken() === before) ports.onEnded();
    return 'ended';
  }
}

/** Creates a function that runs one refresh at a time, over all calls and tabs. */
export function createRefresher(ports: RefreshPorts) {
  let running: Promise<RefreshOutcome> | null = null;
  return function refresh(): Promise<RefreshOutcome> {
    if (running) return running;
    const before = ports.sharedToken();
    if (before === null) return Promise.resolve('ended');
    const refreshing = ports
      .exclusively(() => refreshOnce(ports, before))
      .finally(() => {
        running = null;
      });
    running = refreshing;
    return refreshing;
  };
}

/** Without Web Locks, tabs don't coordinate. */
export function acrossTabs<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(refreshLock, work);
}
