import type { Email, Mail } from '@server/core/ports';
import * as v from 'valibot';

const letter = v.object({
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
});
export const letters = v.array(letter);

const most = 50;

export type Outbox = Mail & {
  all(): readonly Email[];
  replace(kept: readonly Email[]): void;
  /** Tells of every change, for as long as `signal` lives. */
  watch(onChange: () => void, signal: AbortSignal): void;
  hasChanged: boolean;
};

/** What the API would have mailed, the newest first, so that its links can be followed. */
export function createOutbox(): Outbox {
  let kept: readonly Email[] = [];
  const changes = new EventTarget();

  function put(next: readonly Email[]) {
    kept = next;
    changes.dispatchEvent(new Event('change'));
  }

  return {
    hasChanged: false,
    all: () => kept,
    replace: put,
    async send(next) {
      put([next, ...kept].slice(0, most));
      this.hasChanged = true;
    },
    watch(onChange, signal) {
      changes.addEventListener('change', onChange, { signal });
    },
  };
}
