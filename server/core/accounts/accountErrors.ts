import { blockedBecause } from '@contract/texts/accountAnswers';
import { accountMessages, followMessages, sessionMessages } from '@contract/texts/apiMessages';
import { registrationTexts } from '@contract/texts/registrationTexts';
import { siteTexts } from '@contract/texts/siteTexts';
import type { SiteSettings, UserRow } from '@server/data/rows/rows';
import type { MemberContext } from '../context';
import { brokenRule, conflict, forbidden, notFound, unavailable } from '../failure';
import type { Ports } from '../ports';
import { readSite } from '../site/readSite';

/**
 * Throws 503 while there is no administrator who could moderate the new members, and 403 for those who may not register.
 * Returns the settings of the site.
 */
export async function requireOpenSignUps(
  ports: Pick<Ports, 'data' | 'settings'>,
  { isInvited }: { isInvited: boolean },
) {
  if (!(await ports.data.users.hasAdmin())) throw unavailable(accountMessages.signUpClosed);
  const site = await readSite(ports);
  const { registration, registrationNote } = site;
  if (registration === 'closed' || (registration === 'invited' && !isInvited))
    throw forbidden(registrationNote || registrationTexts[registration]);
  return site;
}

/** Throws 422 for an address of another domain than those that may register. */
export function requireEmailDomain(
  { emailDomains }: Pick<SiteSettings, 'emailDomains'>,
  email: string,
) {
  const domain = email.trim().toLowerCase().split('@').at(-1) ?? '';
  if (emailDomains.length > 0 && !emailDomains.includes(domain))
    throw brokenRule(siteTexts.otherDomain(emailDomains), 'email');
}

/** Throws 403 if the account was blocked after the call was judged. */
export async function requireUnblocked({ ports, viewer }: MemberContext) {
  const user = await ports.data.users.byId(viewer.id);
  if (user?.isBlocked) throw forbidden(sessionMessages.blocked);
}

/** 403: the account is blocked, with the reason, or waits for approval. */
export const accountBlocked = ({ blockReason, awaitsApproval }: UserRow) =>
  forbidden(awaitsApproval ? registrationTexts.waits : blockedBecause(blockReason));

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
