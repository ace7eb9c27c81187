import { accountMessages } from '@contract/texts/apiMessages';
import type { TokenKind } from '@server/data/rows';
import { notFound } from '../http/failure';
import type { Ports } from '../ports';

export const linkNotFound = () => notFound(accountMessages.linkExpired);

type EmailedToken = { kind: TokenKind; token: string };

/** The account that a emailed token belongs to; the token stays good. */
export async function accountForToken(
  { data, secrets, clock }: Ports,
  { kind, token }: EmailedToken,
) {
  const row = await data.tokens.peek(await secrets.hash(token), kind);
  const user = row && clock.now() < row.expiresAt ? await data.users.byId(row.userId) : null;
  if (!user) throw linkNotFound();
  return user;
}

/** Uses a emailed token up; of two who try at once, one is told that it is gone. */
export async function consumeToken({ data, secrets }: Ports, { kind, token }: EmailedToken) {
  if (!(await data.tokens.take(await secrets.hash(token), kind))) throw linkNotFound();
}
