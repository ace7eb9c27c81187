import type { Limits, Taken, Use } from '@server/data/rates/limitPort';
import type { Clock } from '@server/lib/clock';

type Window = { uses: number; endsAt: number };

const mostKeys = 20_000;

/** Limits in memory, for one process. Forgets the oldest keys when there are too many. */
export function createMemoryLimits(clock: Clock, most = mostKeys): Limits & { size(): number } {
  const windows = new Map<string, Window>();

  function current(key: string, within: number) {
    const window = windows.get(key);
    if (!window || window.endsAt <= clock.now()) return null;
    window.endsAt = Math.min(window.endsAt, clock.now() + within);
    return window;
  }

  function makeRoom() {
    if (windows.size < most) return;
    for (const [key, { endsAt }] of windows) if (endsAt <= clock.now()) windows.delete(key);
    // A Map iterates in insertion order, so the oldest keys come first.
    for (const key of windows.keys()) {
      if (windows.size < most) return;
      windows.delete(key);
    }
  }

  function start(key: string, within: number): Window {
    windows.delete(key);
    makeRoom();
    const window = { uses: 0, endsAt: clock.now() + within };
    windows.set(key, window);
    return window;
  }

  function take({ key, limit, amount = 1 }: Use): Taken {
    const window = current(key, limit.within) ?? start(key, limit.within);
    if (window.uses + amount > limit.most) {
      return { allowed: false, wait: window.endsAt - clock.now() };
    }
    window.uses += amount;
    return { allowed: true, wait: 0 };
  }

  return {
    take: async (key, limit, amount = 1) => take({ key, limit, amount }),
    async takeInOrder(uses) {
      for (const use of uses) {
        const taken = take(use);
        if (!taken.allowed) return taken;
      }
      return { allowed: true, wait: 0 };
    },
    async reset(key) {
      windows.delete(key);
    },
    async giveBack(uses) {
      for (const { key, limit, amount = 1 } of uses) {
        const window = current(key, limit.within);
        if (window) window.uses = Math.max(0, window.uses - amount);
      }
    },
    size: () => windows.size,
  };
}
