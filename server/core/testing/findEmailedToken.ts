import type { Email } from '../ports';

/** The token in the link of the last email with that subject; an empty text when there is none. */
export function findEmailedToken(outbox: readonly Email[], subject: string) {
  const email = outbox.findLast((sent) => sent.subject === subject);
  return /\/([\w-]{43})$/m.exec(email?.text ?? '')?.[1] ?? '';
}
