import { type SignUpForm, signUpRules } from '@contract/rules';
import { validationTexts } from '@contract/texts/validationTexts';
import { normalizeUsername } from '@contract/usernames';
import { brokenRule } from '../failure';
import { removeFiles } from '../files/removeFiles';
import { storePicture } from '../files/storePicture';
import { checkRules } from '../http/checkRules';
import { mayReceiveLetter } from '../letters/letterLimits';
import { firstLetters } from '../letters/newLetter';
import type { Ports } from '../ports';
import { emailTaken, usernameTaken } from './accountErrors';
import { newAccountRow } from './newAccountRow';
import { requireOpenSignUps } from './requireOpenSignUps';

type SubmittedForm = Omit<SignUpForm, 'avatar'> & { avatar?: Blob | undefined };

function readForm({ avatar, ...submitted }: SubmittedForm) {
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
 * Creates an account from the sign-up form with the welcome and verification letters; without letters if
 * the address has had too many: its owner may not know about these accounts.
 */
export async function registerAccount(ports: Ports, submitted: SubmittedForm) {
  await requireOpenSignUps(ports);
  const { password, ...form } = readForm(submitted);
  if (!submitted.avatar) throw brokenRule(validationTexts.signUpIncomplete, 'avatar');
  await requireUnused(ports, form);
  const avatar = await storePicture(ports, { file: submitted.avatar, use: 'avatar' });
  const passwordHash = await ports.passwords.hash(password);
  const row = newAccountRow(ports, {
    ...form,
    avatar: avatar.url,
    isVerified: false,
    isProviderLinked: false,
    passwordHash,
  });
  const mayReceive = await mayReceiveLetter(ports, row.email);
  const outgoing = mayReceive ? await firstLetters(ports, row) : undefined;
  const user = await ports.data.users.insert(row, outgoing);
  if (typeof user === 'string') {
    removeFiles(ports, { names: [avatar.name] });
    throw user === 'username taken' ? usernameTaken() : emailTaken();
  }
  ports.wakeLetters();
  return user;
}
