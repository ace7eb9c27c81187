import { accountMessages } from '@contract/texts/apiMessages';
import { unavailable } from '../failure';
import type { Ports } from '../ports';

/** Throws 503 while there is no administrator, because nobody could look after the new members. */
export async function requireOpenSignUps({ data }: Pick<Ports, 'data'>) {
  if (!(await data.users.hasAdmin())) throw unavailable(accountMessages.signUpClosed);
}
