import type { SessionUser } from '@contract/entities';
import { refreshLock } from '@contract/storageKeys';
import { isApiError } from '@/lib/apiError';

/** unreachable: the API gave no verdict, so the session is kept. */
export type RefreshOutcome = 'renewed' | 'ended' | 'unreachable';

export type RefreshWorld = {
  ask: (signal: AbortSignal) => Promise<SessionUser>;
  /** The refresh token that all tabs share, or null when nobody is signed in. */
  sharedToken: () => string | null;
  /** Runs the work while no other tab runs its own. */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  onRenewed: (user: SessionUser) => void;
  onEnded: () => void;
  /** How long an answer may take before the API counts as unreachable. */
  patience: number;
};

async function askWithPatience({ ask, patience }: RefreshWorld) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), patience);
  try {
    return await ask(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

function isRefusal(thrown: unknown) {
  return isApiError(thrown) && (thrown.status === 401 || thrown.status === 403);
}

async function refreshOnce(world: RefreshWorld, before: string): Promise<RefreshOutcome> {
  const now = world.sharedToken();
  if (now === null) return 'ended';
  if (now !== before) return 'renewed';
  try {
    const user = await askWithPatience(world);
    // Somebody may have signed out, or in, while the answer was under way: theirs is newer.
    if (world.sharedToken() === before) world.onRenewed(user);
    return 'renewed';
  } catch (thrown) {
    if (!isRefusal(thrown)) return 'unreachable';
    if (world.sharedToken() === before) world.onEnded();
    return 'ended';
  }
}

/** One refresh at a time, however many calls and tabs ask for one. */
export function createRefresher(world: RefreshWorld) {
  let underWay: Promise<RefreshOutcome> | null = null;
  return function refresh(): Promise<RefreshOutcome> {
    if (underWay) return underWay;
    const before = world.sharedToken();
    if (before === null) return Promise.resolve('ended');
    underWay = world
      .exclusively(() => refreshOnce(world, before))
      .finally(() => {
        underWay = null;
      });
    return underWay;
  };
}

/** Web Locks where the browser has them; without, each tab minds itself. */
export function acrossTabs<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(refreshLock, work);
}
