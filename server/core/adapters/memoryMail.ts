import type { Email, Mail } from '../ports';

export type MemoryMail = Mail & { outbox: readonly Email[] };

/** Letters that unknown posts: whoever looks reads them in the outbox, the latest last. */
export function createMemoryMail(): MemoryMail {
  const outbox: Email[] = [];
  return {
    outbox,
    async send(email) {
      outbox.push(email);
    },
  };
}
