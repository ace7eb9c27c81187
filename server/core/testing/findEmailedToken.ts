import type { Letter } from '../ports';

/** The token in the link of the last letter with that subject; an empty text when there is none. */
export function mailedToken(outbox: readonly Letter[], subject: string) {
  const letter = outbox.findLast((sent) => sent.subject === subject);
  return /\/([\w-]{43})$/m.exec(letter?.text ?? '')?.[1] ?? '';
}
