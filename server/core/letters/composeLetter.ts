import type { LetterKind } from '@contract/entities';
import { emailKey } from '@server/data/emailKey';
import type { LetterRow, TokenKind, UserRow } from '@server/data/rows';
import type { Letter, Ports } from '../ports';
import { letterToken } from '../tokens/letterTokens';
import {
  emailChangedLetter,
  resetLetter,
  verificationLetter,
  welcomeLetter,
} from './accountLetters';
import { contactLetter } from './contactLetter';
import { messageIdOf } from './letterData';

const hour = 60 * 60_000;

/** Whole days; a letter that is sent at once names all days of the lifetime. */
const daysIn = (time: number) => Math.floor((time + hour) / (24 * hour));

/** The kind of the token in a letter's link. */
export const linkOf = {
  welcome: null,
  verify: 'verify',
  reset: 'reset',
  emailChanged: 'restore',
  contact: null,
} as const satisfies Record<LetterKind, TokenKind | null>;

/** The link's token, if the link would work: a change of credentials or a newer letter ends it. */
async function findLink(ports: Ports, { id, kind }: LetterRow) {
  const link = linkOf[kind];
  if (!link) return null;
  const token = await letterToken(ports, id);
  const row = await ports.data.tokens.peek(await ports.secrets.hash(token), link);
  const left = (row?.expiresAt ?? 0) - ports.clock.now();
  return left > 0 ? { token, daysLeft: daysIn(left) } : null;
}

async function accountLetter(ports: Ports, row: LetterRow, user: UserRow) {
  const { settings } = ports;
  if (row.kind === 'welcome') return welcomeLetter(settings, user);
  const link = await findLink(ports, row);
  if (!link) return null;
  if (row.kind === 'verify') return verificationLetter(settings, user, link.token);
  if (row.kind === 'reset') return resetLetter(settings, user, link.token);
  return emailChangedLetter(settings, user, link);
}

async function contentOf(ports: Ports, row: LetterRow) {
  if (row.kind === 'contact') {
    const message = await ports.data.contact.byId(messageIdOf(row));
    return message && contactLetter(ports.settings, message);
  }
  const user = row.userId === null ? null : await ports.data.users.byId(row.userId);
  const isTheirs = user && emailKey(user.email) === emailKey(row.email);
  if (!user || (!isTheirs && row.kind !== 'emailChanged')) return null;
  return accountLetter(ports, row, { ...user, email: row.email });
}

/** The letter of a row, or null if nobody should get it: the account or the link is gone. */
export async function composeLetter(ports: Ports, row: LetterRow): Promise<Letter | null> {
  const letter = await contentOf(ports, row);
  const { hostname } = new URL(ports.settings.siteUrl);
  return letter && { ...letter, messageId: `<${row.id}@${hostname}>` };
}
