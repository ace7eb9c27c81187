import { accountMessages } from '@contract/texts/apiMessages';
import type { TokenKind } from '@server/data/rows';
import { notFound } from '../http/failure';
import type { Ports } from '../ports';

/** 404: the link is unknown, used or expired. */
export const linkNotFound = () => notFound(accountMessages.linkExpired);

type EmailedToken = { kind: TokenKind; token: string };

/** The account of an e-mailed token, without consuming the token. */
export async function accountForToken(
  { data, secrets, clock }: Ports,
  { kind, token }: EmailedToken,
) {
  const row = await data.tokens.peek(await secrets.hash(token), kind);
  const user = row && clock.now() < row.expiresAt ? await data.users.byId(row.userId) : null;
  if (!user) throw linkNotFound();
  return user;
}

/** Consumes an e-mailed token; of two parallel attempts, one fails. */
export async function consumeToken({ data, secrets }: Ports, { kind, token }: EmailedToken) {
  if (!(await data.tokens.take(await secrets.hash(token), kind))) throw linkNotFound();
}
