import type { TokenKind, UserRow } from '@server/data/rows';
import type { Ports } from '../ports';
import { resetEmail, verificationEmail, welcomeEmail } from './accountEmails';
import { mayReceiveLetter } from './letterLimits';

const lifetimes: Record<TokenKind, number> = { verify: 24 * 60 * 60_000, reset: 60 * 60_000 };

/** Creates a token and stores only its hash. */
async function issueToken({ data, secrets, clock }: Ports, user: UserRow, kind: TokenKind) {
  const token = secrets.random();
  const expiresAt = clock.now() + lifetimes[kind];
  await data.tokens.put({ hash: await secrets.hash(token), kind, userId: user.id, expiresAt });
  return token;
}

async function sendVerification(ports: Ports, user: UserRow) {
  const token = await issueToken(ports, user, 'verify');
  await ports.mail.send(verificationEmail(ports.settings, user, token));
}

/** Sends the link that verifies the account's current e-mail address, in the background. */
export function sendVerificationEmail(ports: Ports, user: UserRow) {
  ports.background(() => sendVerification(ports, user));
}

/**
 * Sends a new account the welcome e-mail and, if needed, the verification link, in the background.
 * Nothing if the address has had too many letters: its owner may not know about these accounts.
 */
export function sendFirstEmails(ports: Ports, user: UserRow) {
  ports.background(async () => {
    if (!(await mayReceiveLetter(ports, user.email))) return;
    const welcome = ports.mail.send(welcomeEmail(ports.settings, user));
    await Promise.all([welcome, user.isVerified ? null : sendVerification(ports, user)]);
  });
}

/**
 * Sends a reset link if the account exists. In the background, so that the response time doesn't
 * reveal it.
 */
export function sendResetEmail(ports: Ports, email: string) {
  ports.background(async () => {
    const user = await ports.data.users.byEmail(email);
    if (!user || !(await mayReceiveLetter(ports, email))) return;
    const token = await issueToken(ports, user, 'reset');
    await ports.mail.send(resetEmail(ports.settings, user, token));
  });
}
