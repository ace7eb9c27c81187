import type { Clock } from '../ports';
import { tooMany } from './failure';

/** Limits the attempts per key. */
export type Throttle = {
  /** Seconds until the next attempt of `key` is allowed; 0 if it is allowed now. */
  wait(key: string): number;
  count(key: string): void;
  reset(key: string): void;
};

type ThrottleOptions = { most: number; within: number };

/** Counts attempts per key in a time window that starts with the first attempt. */
export function createThrottle(clock: Clock, { most, within }: ThrottleOptions): Throttle {
  const windows = new Map<string, { attempts: number; endsAt: number }>();

  const current = (key: string) => {
    const window = windows.get(key);
    return window && window.endsAt > clock.now() ? window : null;
  };
  // The Map keeps insertion order, so expired windows come first.
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
    reset: (key) => windows.delete(key),
  };
}

/** One throttle for each kind of attempt. */
export type Throttles = { signIn: Throttle; password: Throttle; verify: Throttle; reset: Throttle };

/** Limits for what can be guessed by trying, or abused to send many e-mails. */
export function createThrottles(clock: Clock): Throttles {
  const minute = 60_000;
  const guesses = { most: 10, within: 15 * minute };
  const emails = { most: 5, within: 60 * minute };
  return {
    signIn: createThrottle(clock, guesses),
    password: createThrottle(clock, guesses),
    verify: createThrottle(clock, emails),
    reset: createThrottle(clock, emails),
  };
}

/**
 * Counts an attempt before it is made, so that parallel attempts count too; throws 429 at the
 * limit.
 */
export function countAttempt(throttle: Throttle, key: string) {
  const wait = throttle.wait(key);
  if (wait > 0) throw tooMany(wait);
  throttle.count(key);
}
