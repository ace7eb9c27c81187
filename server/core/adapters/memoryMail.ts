import type { Letter, Mail } from '../ports';

/** `outbox` contains the sent e-mails. */
export type MemoryMail = Mail & { outbox: readonly Letter[] };

/** Collects e-mails in an outbox instead of sending them; newest last. */
export function createMemoryMail(): MemoryMail {
  const outbox: Letter[] = [];
  return {
    outbox,
    async send(letter) {
      outbox.push(letter);
    },
  };
}
