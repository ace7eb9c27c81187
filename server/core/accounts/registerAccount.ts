import { type SignUpForm, signUpRules } from '@contract/rules';
import { validationTexts } from '@contract/texts/validationTexts';
import { normalizeUsername } from '@contract/usernames';
import type { RequestContext } from '../context';
import { mayReceiveFirstEmail } from '../emails/emailLimits';
import { firstEmail } from '../emails/newEmail';
import { brokenRule } from '../failure';
import { removeFiles } from '../files/removeFiles';
import { storePicture } from '../files/storePicture';
import { checkRules } from '../http/checkRules';
import type { Ports } from '../ports';
import { emailTaken, requireOpenSignUps, usernameTaken } from './accountErrors';
import { findInvite, inviteEnded, requireAddress } from './findInvite';
import { insertAccount } from './insertAccount';
import { newAccountRow } from './newAccountRow';

type SubmittedForm = Omit<SignUpForm, 'avatar'> & { avatar?: Blob | undefined; invite: string };

function readForm({ avatar, invite: _, ...submitted }: SubmittedForm) {
  checkRules(signUpRules, { ...submitted, avatar: avatar ?? null });
  const { username, email, firstName, lastName, password } = submitted;
  const names = { firstName: firstName.trim(), lastName: lastName.trim() };
  return { username: normalizeUsername(username), email: email.trim(), ...names, password };
}

async function requireUnused(
  { data }: Ports,
  { username, email }: Pick<SubmittedForm, 'username' | 'email'>,
) {
  if (await data.users.byUsername(username)) throw usernameTaken();
  if (await data.users.byEmail(email)) throw emailTaken();
}

/**
 * Creates an account from the sign-up form. It gets the verification e-mail later, on request, if its client has
 * sent e-mails to too many addresses.
 */
export async function registerAccount(
  sender: Pick<RequestContext, 'ports' | 'client'>,
  submitted: SubmittedForm,
) {
  const { ports } = sender;
  const invite = await findInvite(ports, submitted.invite);
  const site = await requireOpenSignUps(ports, { isInvited: invite !== null });
  const { password, ...form } = readForm(submitted);
  requireAddress(site, invite, form.email);
  if (!submitted.avatar) throw brokenRule(validationTexts.signUpIncomplete, 'avatar');
  await requireUnused(ports, form);
  const avatar = await storePicture(ports, { file: submitted.avatar, use: 'avatar' });
  const passwordHash = await ports.passwords.hash(password);
  const row = newAccountRow(ports, {
    ...form,
    avatar: avatar.url,
    // The link was in an e-mail to this address.
    isVerified: invite !== null,
    isProviderLinked: false,
    passwordHash,
  });
  const mayReceive = await mayReceiveFirstEmail(sender, row);
  const outgoing = mayReceive ? await firstEmail(ports, row) : undefined;
  const user = await insertAccount(ports, row, { outgoing, invite, site });
  if (typeof user === 'string') {
    removeFiles(ports, { names: [avatar.name] });
    if (user === 'invite used') throw inviteEnded();
    throw user === 'username taken' ? usernameTaken() : emailTaken();
  }
  ports.wakeEmails();
  return { user, isLetterSent: mayReceive };
}
