import { type SignUpForm, signUpRules } from '@contract/rules';
import { validationTexts } from '@contract/texts/validationTexts';
import { storeImage } from '../files/storeImage';
import { checkRules } from '../http/checkRules';
import { brokenRule } from '../http/failure';
import { sendVerificationEmail, sendWelcomeEmail } from '../mail/sendAccountEmails';
import type { Ports } from '../ports';
import { emailTaken, usernameTaken } from './accountErrors';
import { newAccountRow } from './newAccountRow';

type Given = Omit<SignUpForm, 'avatar'> & { avatar?: Blob | undefined };

function readForm({ avatar, ...given }: Given) {
  checkRules(signUpRules, { ...given, avatar: avatar ?? null });
  const { username, email, firstName, lastName, password } = given;
  const names = { firstName: firstName.trim(), lastName: lastName.trim() };
  return { username: username.trim(), email: email.trim(), ...names, password };
}

async function checkFree({ data }: Ports, { username, email }: Pick<Given, 'username' | 'email'>) {
  if (await data.users.byUsername(username)) throw usernameTaken();
  if (await data.users.byEmail(email)) throw emailTaken();
}

/** Creates an account from the sign-up form and sends the welcome and verification e-mails. */
export async function registerAccount(ports: Ports, given: Given) {
  const { password, ...form } = readForm(given);
  if (!given.avatar) throw brokenRule(validationTexts.signUpIncomplete, 'avatar');
  await checkFree(ports, form);
  const avatar = await storeImage(ports, { file: given.avatar, use: 'avatar' });
  const passwordHash = await ports.passwords.hash(password);
  const row = newAccountRow(ports, {
    ...form,
    avatar: avatar.url,
    isVerified: false,
    passwordHash,
  });
  const user = await ports.data.users.insert(row);
  if (typeof user === 'string') {
    await ports.files.remove([avatar.name]);
    throw user === 'username taken' ? usernameTaken() : emailTaken();
  }
  sendWelcomeEmail(ports, user);
  sendVerificationEmail(ports, user);
  return user;
}
