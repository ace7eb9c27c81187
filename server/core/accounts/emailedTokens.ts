import type { TokenKind } from '@server/data/rows';
import { notFound } from '../http/failure';
import type { Ports } from '../ports';

export const noSuchLink = () => notFound('This link is no longer valid. Please ask for a new one.');

type Mailed = { kind: TokenKind; token: string };

/** The account that a mailed token belongs to; the token stays good. */
export async function accountOfToken({ data, secrets, clock }: Ports, { kind, token }: Mailed) {
  const row = await data.tokens.peek(await secrets.hash(token), kind);
  const user = row && clock.now() < row.expiresAt ? await data.users.byId(row.userId) : null;
  if (!user) throw noSuchLink();
  return user;
}

/** Uses a mailed token up; of two who try at once, one is told that it is gone. */
export async function takeToken({ data, secrets }: Ports, { kind, token }: Mailed) {
  if (!(await data.tokens.take(await secrets.hash(token), kind))) throw noSuchLink();
}
