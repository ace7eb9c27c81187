import type { Email, Mail } from '@server/core/ports';
import * as v from 'valibot';

const email = v.object({
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
});
export const emailsSchema = v.array(email);

const limit = 50;

export type Outbox = Mail & {
  all(): readonly Email[];
  replace(emails: readonly Email[]): void;
  /** Calls `onChange` on every change until `signal` is aborted. */
  watch(onChange: () => void, signal: AbortSignal): void;
  hasChanged: boolean;
};

/** Collects the API's e-mails, newest first, so that their links can be followed. */
export function createOutbox(): Outbox {
  let emails: readonly Email[] = [];
  const changes = new EventTarget();

  function put(next: readonly Email[]) {
    emails = next;
    changes.dispatchEvent(new Event('change'));
  }

  return {
    hasChanged: false,
    all: () => emails,
    replace: put,
    async send(next) {
      put([next, ...emails].slice(0, limit));
      this.hasChanged = true;
    },
    watch(onChange, signal) {
      changes.addEventListener('change', onChange, { signal });
    },
  };
}
