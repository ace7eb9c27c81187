import { paths } from '@contract/pages';
import { isOpenInvite } from '@server/data/invites/invitePort';
import type { EmailRow } from '@server/data/rows/rows';
import type { Letter, Ports } from '../ports';
import { emailToken } from '../tokens/emailTokens';
import { inviterIn } from './emailData';
import { formatEmail } from './formatEmail';
import { inertName } from './inertName';

const what = {
  user: 'a member of',
  moderator: 'a moderator of',
  admin: 'an administrator of',
} as const;

/** Contains the link that creates an account; not sent if the invitation was accepted or withdrawn meanwhile. */
export async function inviteEmail(ports: Ports, row: EmailRow): Promise<Letter | null> {
  const { id, email } = row;
  const { data, secrets, clock, settings } = ports;
  const token = await emailToken(ports, id);
  const invite = await data.invites.byHash(await secrets.hash(token));
  if (!invite || !isOpenInvite(invite, clock.now())) return null;
  const site = inertName(settings.siteName);
  return formatEmail(settings, {
    to: email,
    subject: `You are invited to ${site}`,
    paragraphs: [
      `${inertName(inviterIn(row))} invites you to become ${what[invite.role]} ${site}. Create your account with this address: the link works once, within 14 days.`,
      'If you did not expect this, ignore this e-mail, and nothing happens.',
    ],
    link: {
      label: 'Create my account',
      address: `${settings.siteUrl}${paths.signUp}?invite=${token}`,
    },
  });
}
