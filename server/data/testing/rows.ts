import { newAccountRow } from '@server/core/accounts/newAccountRow';
import { emailKey } from '../accounts/emailKey';
import { unreviewed } from '../book/bookRows';
import type { HeadingRow, PassageRow } from '../rows/bookCardRows';
import type { CommentRow, LogRow, RestrictionRow } from '../rows/communityRows';
import type {
  ContactRow,
  EmailRow,
  InviteRow,
  NewPost,
  NewSession,
  PasskeyRow,
  ReadCountRow,
  ResourceRow,
  SessionRow,
  SitePageRow,
  SubscriberRow,
  TokenRow,
  UserRow,
} from '../rows/rows';

/** Complete rows for tests; a test overrides only the fields it is about. */

const noon = Date.parse('2026-03-02T12:00:00Z');
const minute = 60_000;

/** A fixed time, the given minutes after noon. */
export function at(minutes: number) {
  return noon + minutes * minute;
}

/** A verified account with the values of a new one. */
export function userRow(id: string, overrides: Partial<UserRow> = {}): UserRow {
  const { username = id, isVerified = true } = overrides;
  const account = newAccountRow(
    { ids: { next: () => id }, clock: { now: () => at(0) } },
    {
      username,
      email: `${id}@example.com`,
      firstName: 'Ada',
      lastName: 'Lovelace',
      avatar: `/files/${id}.png`,
      isVerified,
      isProviderLinked: false,
      passwordHash: 'hash',
    },
  );
  return { ...account, nameSkeleton: username, bio: 'Writes about engines.', ...overrides };
}

export function newPost(id: string, overrides: Partial<NewPost> = {}): NewPost {
  const post = {
    id,
    url: id,
    title: `About ${id}`,
    metaDescription: 'A short description.',
    seoKeywords: 'one, two',
    tags: ['travel'],
    image: `/files/${id}.png`,
    canonicalUrl: '',
    authorId: 'ada',
    isPublished: true,
    content: '{"blocks":[]}',
    createdAt: at(0),
    updatedAt: at(0),
    publishAt: null,
    ...overrides,
  };
  const publishedAt = post.isPublished ? post.createdAt : null;
  return { publishedAt, firstUrl: post.url, ...post };
}

/** The first version of `newPost`, which can be published. */
export const shownDocument = { revision: 1, showsAnything: true };
export const emptyDocument = { revision: 1, showsAnything: false };

/** Who publishes or plans this version, and when. */
export const publishing = (by: string, now: number) => ({ by, now, document: shownDocument });

type AuthoredComment = CommentRow & { authorId: string };

export function commentRow(id: string, overrides: Partial<AuthoredComment> = {}): AuthoredComment {
  const decision = { stateBy: null, stateReason: '', removedAt: null };
  const times = { createdAt: at(0), updatedAt: at(0) };
  const place = { postId: 'post', parentId: null, blockId: null, quote: '' };
  const content = { authorId: 'ada', text: 'Well said.', state: 'shown' } as const;
  return { id, ...place, ...content, ...decision, ...times, ...overrides };
}

/** A published page of the site, whose address is its id. */
export function sitePageRow(id: string, overrides: Partial<SitePageRow> = {}): SitePageRow {
  const text = { title: 'Imprint', content: '{"blocks":[]}' };
  const times = { createdAt: at(0), updatedAt: at(0) };
  return { id, slug: id, ...text, isPublished: true, version: 1, ...times, ...overrides };
}

export function logRow(id: string, overrides: Partial<LogRow> = {}): LogRow {
  const subject = {
    subjectKind: 'comment',
    subjectId: 'comment',
    subjectUrl: '/posts/post',
    personId: 'ada',
  } as const;
  return {
    id,
    actorId: 'ben',
    action: 'hidden',
    ...subject,
    reason: 'Spam',
    createdAt: at(0),
    ...overrides,
  };
}

export function sessionRow(id: string, overrides: Partial<SessionRow> = {}): SessionRow {
  return {
    id,
    userId: 'ada',
    xsrf: 'xsrf',
    accessHash: 'access',
    accessExpiresAt: at(15),
    previousAccessHash: '',
    refreshHash: 'refresh',
    previousRefreshHash: '',
    rotatedAt: at(0),
    createdAt: at(0),
    expiresAt: at(600),
    device: 'Firefox on Linux',
    ...overrides,
  };
}

/** A session of an account of `withPeople`, with its credentials. */
export function newSession(id: string, overrides: Partial<SessionRow> = {}): NewSession {
  const session = sessionRow(id, overrides);
  const { email, passwordHash } = userRow(session.userId);
  return { ...session, checked: { email, passwordHash } };
}

export function tokenRow(hash: string, overrides: Partial<TokenRow> = {}): TokenRow {
  const userId = overrides.userId ?? 'ada';
  const { email } = userRow(userId);
  return { hash, kind: 'verify', userId, email, expiresAt: at(60), ...overrides };
}

export function emailRow(id: string, overrides: Partial<EmailRow> = {}): EmailRow {
  return {
    id,
    kind: 'verify',
    userId: 'ada',
    email: 'ada@example.com',
    data: '{}',
    priority: 0,
    createdAt: at(0),
    dueAt: at(0),
    attempts: 0,
    failure: '',
    failedAt: null,
    ...overrides,
  };
}

export function contactRow(id: string, overrides: Partial<ContactRow> = {}): ContactRow {
  const text = { subject: 'Hello', message: 'Hello.' };
  const state = { createdAt: at(2), isDone: false, isSpam: false };
  return { id, name: 'Eva', email: 'eva@example.com', ...text, ...state, ...overrides };
}

/** Reads on the twentieth day from links of another site. */
export function readCountRow(postId: string, overrides: Partial<ReadCountRow> = {}): ReadCountRow {
  return { postId, day: 20, host: 'news.example', reads: 3, finished: 1, ...overrides };
}

export function passkeyRow(id: string, overrides: Partial<PasskeyRow> = {}): PasskeyRow {
  return {
    id,
    userId: 'ada',
    credentialId: `credential of ${id}`,
    publicKey: 'key',
    counter: 0,
    transports: ['internal'],
    name: id,
    createdAt: at(0),
    lastUsedAt: null,
    ...overrides,
  };
}

/** An invitation of an address without an account. */
export function inviteRow(id: string, overrides: Partial<InviteRow> = {}): InviteRow {
  const { email = `${id}@elsewhere.example` } = overrides;
  const times = { createdAt: at(0), expiresAt: at(60), acceptedAt: null };
  const address = { email, emailKey: emailKey(email) };
  return { id, role: 'user', hash: `hash of ${id}`, ...address, ...times, ...overrides };
}

/** Someone who has confirmed the address. */
export function subscriberRow(id: string, overrides: Partial<SubscriberRow> = {}): SubscriberRow {
  const { email = `${id}@example.com` } = overrides;
  const hashes = { confirmHash: `confirm ${id}`, stopHash: `stop ${id}` };
  const times = { createdAt: at(0), confirmedAt: at(0), lastLetterAt: null };
  const letters = { letterId: null, sentLetterId: null };
  const own = { id, email, emailKey: email, authorId: null };
  return { ...own, ...hashes, ...times, ...letters, ...overrides };
}

type AddressChange = { userId?: string; from: string; to: string };
type ChangeTokens = AddressChange & { confirm?: string; cancel?: string; expiresAt?: number };

/** What is stored with a pending address: two tokens, with the hashes `confirm` and `cancel`. */
export function pendingTokens(change: ChangeTokens) {
  const { userId = 'ada', from, to, confirm = 'confirm', cancel = 'cancel' } = change;
  const { expiresAt = at(60) } = change;
  const always = { email: from, expiresAt: Number.MAX_SAFE_INTEGER };
  const tokens: TokenRow[] = [
    { hash: confirm, kind: 'confirm', userId, email: to, expiresAt },
    { hash: cancel, kind: 'cancel', userId, ...always },
  ];
  return { letters: [], tokens };
}

export function restrictionRow(
  id: string,
  overrides: Partial<RestrictionRow> = {},
): RestrictionRow {
  const fields = { userId: 'ben', kind: 'comment', until: null, reason: 'Advertising' } as const;
  return { id, ...fields, createdAt: at(0), ...overrides };
}

export function resourceRow(id: string, overrides: Partial<ResourceRow> = {}): ResourceRow {
  return { id, ownerId: 'ada', postId: null, name: `${id}.png`, createdAt: at(0), ...overrides };
}

export function headingRow(id: string, overrides: Partial<HeadingRow> = {}): HeadingRow {
  const fields = { userId: 'ben', title: `About ${id}`, slug: id, isPublic: false, position: 0 };
  return { id, intro: '', ...fields, createdAt: at(0), updatedAt: at(0), ...overrides };
}

/** Three words of a post, kept by ben. */
export function passageRow(id: string, overrides: Partial<PassageRow> = {}): PassageRow {
  const place = { postId: 'post', blockId: 'b', before: 'Soil ', after: '.', revision: 1 };
  const source = { sourceUrl: '', sourceTitle: '', sourceAuthor: '' };
  const fields = { userId: 'ben', quote: 'is quite alive', note: '', headingId: null, words: 3 };
  const rest = { isDetached: false, createdAt: at(1), ...unreviewed };
  return { id, ...place, ...source, ...fields, ...rest, ...overrides };
}
