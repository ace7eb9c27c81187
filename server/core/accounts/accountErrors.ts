import { accountMessages, followMessages, sessionMessages } from '@contract/texts/apiMessages';
import type { MemberContext } from '../context';
import { conflict, forbidden, notFound, unavailable } from '../failure';
import type { Ports } from '../ports';

/** Throws 503 while there is no administrator who could moderate the new members. */
export async function requireOpenSignUps({ data }: Pick<Ports, 'data'>) {
  if (!(await data.users.hasAdmin())) throw unavailable(accountMessages.signUpClosed);
}

/** Throws 403 if the account was blocked after the call was judged. */
export async function requireUnblocked({ ports, viewer }: MemberContext) {
  const user = await ports.data.users.byId(viewer.id);
  if (user?.isBlocked) throw forbidden(sessionMessages.blocked);
}

/** The account with this id; throws 404 if there is none. */
export async function findAccount({ ports }: { ports: Pick<Ports, 'data'> }, id: string) {
  const user = await ports.data.users.byId(id);
  if (!user) throw accountNotFound();
  return user;
}

/** 404: no such account, for administrators. */
export const accountNotFound = () => notFound(accountMessages.notFound);

/** 404: no such author, for readers. */
export const authorNotFound = () => notFound(followMessages.authorNotFound);

/** 409: the username belongs to another account. */
export const usernameTaken = () => conflict(accountMessages.usernameTaken, 'username');

/** 409: the e-mail address belongs to another account. */
export const emailTaken = () => conflict(accountMessages.emailTaken, 'email');
