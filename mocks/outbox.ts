import type { Email, Mail } from '@server/core/ports';
import * as v from 'valibot';

const email = v.object({
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
});
export const emailsSchema = v.array(email);

const most = 50;

export type Outbox = Mail & {
  all(): readonly Email[];
  replace(kept: readonly Email[]): void;
  /** Calls `onChange` on every change until `signal` is aborted. */
  watch(onChange: () => void, signal: AbortSignal): void;
  hasChanged: boolean;
};

/** Collects the API's e-mails, newest first, so that their links can be followed. */
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
