import * as v from 'valibot';
import { type ChosenKind, chosenKind } from '../notifications/notificationEntities';

const kinds = v.array(chosenKind);

/** The kinds with which a token begins that stops the e-mails about them; null for other tokens. */
export function stoppedKinds(token: string): readonly ChosenKind[] | null {
  const named = v.safeParse(kinds, token.split('.')[0]?.split('-'));
  return named.success ? named.output : null;
}
