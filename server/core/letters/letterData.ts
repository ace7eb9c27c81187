import type { LetterKind } from '@contract/entities';
import * as v from 'valibot';

const nothing = v.object({});

/** What each kind of letter stores besides its account and address. */
const schemas = {
  welcome: nothing,
  verify: nothing,
  reset: nothing,
  confirm: nothing,
  emailChanged: nothing,
  contact: v.object({ messageId: v.string() }),
} satisfies Record<LetterKind, v.GenericSchema>;

export type LetterData<Kind extends LetterKind> = v.InferOutput<(typeof schemas)[Kind]>;

/** The id of the message that a letter to the editors is about. */
export function messageIdOf({ data }: { data: string }) {
  return v.parse(v.pipe(v.string(), v.parseJson(), schemas.contact), data).messageId;
}
