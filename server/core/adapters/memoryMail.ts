import type { Email, Mail } from '../ports';

/** `outbox` contains the sent e-mails. */
export type MemoryMail = Mail & { outbox: readonly Email[] };

/** Keeps e-mails in an outbox instead of sending them; newest last. */
export function createMemoryMail(): MemoryMail {
  const outbox: Email[] = [];
  return {
    outbox,
    async send(email) {
      outbox.push(email);
    },
  };
}
