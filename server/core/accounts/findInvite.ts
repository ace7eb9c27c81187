import { registrationTexts } from '@contract/texts/registrationTexts';
import { emailKey } from '@server/data/accounts/emailKey';
import { isOpenInvite } from '@server/data/invites/invitePort';
import type { InviteRow, SiteSettings } from '@server/data/rows/rows';
import { brokenRule, forbidden } from '../failure';
import type { Ports } from '../ports';
import { requireEmailDomain } from './accountErrors';

/** 403: the invitation can't be accepted any more. */
export const inviteEnded = () => forbidden(registrationTexts.ended);

/** The invitation with this token; null without a token. Throws 403 if it can't be accepted any more. */
export async function findInvite({ data, secrets, clock }: Ports, token: string) {
  if (token === '') return null;
  const invite = await data.invites.byHash(await secrets.hash(token));
  if (!invite || !isOpenInvite(invite, clock.now())) throw inviteEnded();
  return invite;
}

/** Throws 422 for an address that may not register; an invited one is exempt from the rule about domains. */
export function requireAddress(
  site: Pick<SiteSettings, 'emailDomains'>,
  invite: InviteRow | null,
  email: string,
) {
  if (!invite) requireEmailDomain(site, email);
  else if (invite.emailKey !== emailKey(email.trim()))
    throw brokenRule(registrationTexts.otherAddress, 'email');
}
