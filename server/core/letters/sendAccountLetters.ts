import type { UserRow } from '@server/data/rows';
import type { Ports } from '../ports';
import { issueToken } from '../tokens/letterTokens';
import {
  emailChangedLetter,
  resetLetter,
  verificationLetter,
  welcomeLetter,
} from './accountLetters';
import { mayReceiveLetter } from './letterLimits';

async function sendVerification(ports: Ports, user: UserRow) {
  const token = await issueToken(ports, user, 'verify');
  if (token) await ports.mail.send(verificationLetter(ports.settings, user, token));
}

/** Sends the link that verifies the account's current e-mail address, in the background. */
export function sendVerificationLetter(ports: Ports, user: UserRow) {
  ports.background(() => sendVerification(ports, user));
}

/**
 * Sends a new account the welcome e-mail and, if needed, the verification link, in the background.
 * Nothing if the address has had too many letters: its owner may not know about these accounts.
 */
export function sendFirstLetters(ports: Ports, user: UserRow) {
  ports.background(async () => {
    if (!(await mayReceiveLetter(ports, user.email))) return;
    const welcome = ports.mail.send(welcomeLetter(ports.settings, user));
    await Promise.all([welcome, user.isVerified ? null : sendVerification(ports, user)]);
  });
}

/**
 * Sends a reset link if the account exists. In the background and with the same work for unknown
 * addresses, so that the response time doesn't reveal which exist.
 */
export function sendResetLetter(ports: Ports, email: string) {
  ports.background(async () => {
    const user = await ports.data.users.byEmail(email);
    // An unknown address is counted apart, so that it doesn't use up the letters of a new account.
    const mayReceive = await mayReceiveLetter(ports, user ? user.email : `unknown ${email}`);
    if (!mayReceive) return;
    const token = await issueToken(ports, user ?? { id: '', email }, 'reset');
    if (user && token) await ports.mail.send(resetLetter(ports.settings, user, token));
  });
}

/**
 * Sends the link that takes a change of address back to the previous address, in the background. It
 * has no limit, because a thief could use the limit up; the changes have one.
 */
export function sendEmailChangedLetter(ports: Ports, before: UserRow, token: string) {
  ports.background(() => ports.mail.send(emailChangedLetter(ports.settings, before, token)));
}
