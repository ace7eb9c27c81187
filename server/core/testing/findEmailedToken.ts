import type { Email } from '../ports';

/** The token in the link of the last e-mail with this subject, or an empty string. */
export function findEmailedToken(outbox: readonly Email[], subject: string) {
  const email = outbox.findLast((sent) => sent.subject === subject);
  return /\/([\w-]{43})$/m.exec(email?.text ?? '')?.[1] ?? '';
}
