import type { Clock } from '../ports';
import { tooMany } from './failure';

export type Throttle = {
  /** Seconds to wait before the next attempt of `key`; 0 when it may be made. */
  wait(key: string): number;
  count(key: string): void;
  forget(key: string): void;
};

type ThrottleOptions = { most: number; within: number };

/** Counts attempts in a window that begins with the first of them. */
export function createThrottle(clock: Clock, { most, within }: ThrottleOptions): Throttle {
  const windows = new Map<string, { attempts: number; endsAt: number }>();

  const current = (key: string) => {
    const window = windows.get(key);
    return window && window.endsAt > clock.now() ? window : null;
  };
  // Windows stand in the order in which they end, so the outdated ones come first.
  const sweep = () => {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > clock.now()) return;
      windows.delete(key);
    }
  };

  return {
    wait(key) {
      const window = current(key);
      return window && window.attempts >= most
        ? Math.ceil((window.endsAt - clock.now()) / 1000)
        : 0;
    },
    count(key) {
      sweep();
      const window = current(key);
      if (window) window.attempts += 1;
      else windows.set(key, { attempts: 1, endsAt: clock.now() + within });
    },
    forget: (key) => windows.delete(key),
  };
}

export type Throttles = { signIn: Throttle; password: Throttle; verify: Throttle; reset: Throttle };

/** The limits of what could be guessed by trying, or used to flood somebody's mailbox. */
export function createThrottles(clock: Clock): Throttles {
  const minute = 60_000;
  const guesses = { most: 10, within: 15 * minute };
  const letters = { most: 5, within: 60 * minute };
  return {
    signIn: createThrottle(clock, guesses),
    password: createThrottle(clock, guesses),
    verify: createThrottle(clock, letters),
    reset: createThrottle(clock, letters),
  };
}

/** Counts an attempt before it is made, so that many at once can't slip by; throws when there were too many. */
export function countAttempt(throttle: Throttle, key: string) {
  const wait = throttle.wait(key);
  if (wait > 0) throw tooMany(wait);
  throttle.count(key);
}
