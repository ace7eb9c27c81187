import type {
  CommentRow,
  NewPost,
  NewSession,
  ResourceRow,
  SessionRow,
  TokenRow,
  UserRow,
} from '../rows';

/** Complete rows for tests; a test overrides only the fields it is about. */

const noon = Date.parse('2026-03-02T12:00:00Z');
const minute = 60_000;

/** A fixed time, the given minutes after noon. */
export function at(minutes: number) {
  return noon + minutes * minute;
}

export function userRow(id: string, overrides: Partial<UserRow> = {}): UserRow {
  return {
    id,
    username: id,
    nameSkeleton: overrides.username ?? id,
    email: `${id}@example.com`,
    firstName: 'Ada',
    lastName: 'Lovelace',
    bio: 'Writes about engines.',
    avatar: `/files/${id}.png`,
    cover: '',
    role: 'user',
    isVerified: true,
    wasVerified: overrides.isVerified ?? true,
    isProviderLinked: false,
    isBlocked: false,
    passwordHash: 'hash',
    createdAt: at(0),
    ...overrides,
  };
}

export function newPost(id: string, overrides: Partial<NewPost> = {}): NewPost {
  return {
    id,
    url: id,
    title: `About ${id}`,
    metaDescription: 'A short description.',
    seoKeywords: 'one, two',
    tags: ['travel'],
    image: `/files/${id}.png`,
    authorId: 'ada',
    isPublished: true,
    content: '{"blocks":[]}',
    createdAt: at(0),
    updatedAt: at(0),
    ...overrides,
  };
}

export function commentRow(id: string, overrides: Partial<CommentRow> = {}): CommentRow {
  const times = { createdAt: at(0), updatedAt: at(0) };
  return { id, postId: 'post', authorId: 'ada', text: 'Well said.', ...times, ...overrides };
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

export function resourceRow(id: string, overrides: Partial<ResourceRow> = {}): ResourceRow {
  return { id, ownerId: 'ada', postId: null, name: `${id}.png`, createdAt: at(0), ...overrides };
}
