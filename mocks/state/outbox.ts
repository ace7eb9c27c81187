import type { Letter, Mail } from '@server/core/ports';
import * as v from 'valibot';

const letter = v.object({
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
});
export const lettersSchema = v.array(letter);

const limit = 50;

export type Outbox = Mail & {
  all(): readonly Letter[];
  replace(letters: readonly Letter[]): void;
  /** Calls `onChange` on every change until `signal` is aborted. */
  watch(onChange: () => void, signal: AbortSignal): void;
  hasChanged: boolean;
};

/** Collects the API's e-mails, newest first, so that their links can be followed. */
export function createOutbox(): Outbox {
  let letters: readonly Letter[] = [];
  const changes = new EventTarget();

  function put(next: readonly Letter[]) {
    letters = next;
    changes.dispatchEvent(new Event('change'));
  }

  return {
    hasChanged: false,
    all: () => letters,
    replace: put,
    async send(next) {
      put([next, ...letters].slice(0, limit));
      this.hasChanged = true;
    },
    watch(onChange, signal) {
      changes.addEventListener('change', onChange, { signal });
    },
  };
}
