import type { TokenKind, UserRow } from '@server/data/rows';
import type { Ports } from '../ports';
import { resetEmail, verificationEmail, welcomeEmail } from './accountEmails';

const lifetimes: Record<TokenKind, number> = { verify: 24 * 60 * 60_000, reset: 60 * 60_000 };

/** A token to mail; only its hash is kept. */
async function issueToken({ data, secrets, clock }: Ports, user: UserRow, kind: TokenKind) {
  const token = secrets.random();
  const expiresAt = clock.now() + lifetimes[kind];
  await data.tokens.put({ hash: await secrets.hash(token), kind, userId: user.id, expiresAt });
  return token;
}

/** Sends the link that verifies the account's present e-mail address, in the background. */
export function sendVerificationEmail(ports: Ports, user: UserRow) {
  ports.background(async () => {
    const token = await issueToken(ports, user, 'verify');
    await ports.mail.send(verificationEmail(ports.settings, user, token));
  });
}

/** Greets a new account, in the background. */
export function sendWelcomeEmail(ports: Ports, user: UserRow) {
  ports.background(() => ports.mail.send(welcomeEmail(ports.settings, user)));
}

/** Looks for the account and mails it a reset link, all where the client can't tell whether there is one. */
export function sendResetEmail(ports: Ports, email: string) {
  ports.background(async () => {
    const user = await ports.data.users.byEmail(email);
    if (!user) return;
    const token = await issueToken(ports, user, 'reset');
    await ports.mail.send(resetEmail(ports.settings, user, token));
  });
}
