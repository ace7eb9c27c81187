import type { Letter } from '../ports';

/** The token in the link of the last e-mail with this subject, or an empty string. */
export function findEmailToken(outbox: readonly Letter[], subject: string) {
  const email = outbox.findLast((sent) => sent.subject === subject);
  return /\/([\w-]{43})$/m.exec(email?.text ?? '')?.[1] ?? '';
}
