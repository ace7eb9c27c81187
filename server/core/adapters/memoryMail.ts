import type { Letter, Mail } from '../ports';

export type MemoryMail = Mail & { outbox: readonly Letter[] };

/** Letters that nobody posts: whoever looks reads them in the outbox, the latest last. */
export function createMemoryMail(): MemoryMail {
  const outbox: Letter[] = [];
  return {
    outbox,
    async send(letter) {
      outbox.push(letter);
    },
  };
}
