import type { RunQuery } from '@server/data/postgres/connection/driver';
import { createRandom } from '@server/seed/random';
import { constantFrom, oneof, sample as sampleOf, string } from 'fast-check';

type Row = Record<string, unknown>;

/** Inserts rows; columns that are missing get their defaults. */
async function insertRows(query: RunQuery, table: string, rows: readonly Row[]) {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await query(
    `INSERT INTO ${table} (${columns})
     SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1::text::json)`,
    [JSON.stringify(rows)],
    'objects',
  );
}

/** Texts with everything that an encoding can change, except the null character. */
const text = oneof(
  string({ unit: 'binary', maxLength: 40 }),
  constantFrom('', '\\', '"', "'", '\n\r\t', '{}', '\\u0000', '🙂', 'العربية', ',', 'null'),
).map((value) => value.replaceAll('\0', ''));

type Size = { users: number; posts: number; seed: number };

function createValues({ users, posts, seed }: Size) {
  const texts = sampleOf(text, { seed, numRuns: 500 });
  const { below, sample } = createRandom(seed);
  const chance = (share: number) => below(100) < share * 100;
  return {
    users: Array.from({ length: users }, (_, at) => `user-${at}`),
    posts: Array.from({ length: posts }, (_, at) => `post-${at}`),
    chance,
    text: () => texts[below(texts.length)] ?? '',
    tags: () => sample([...new Set(texts)], below(5)),
    time: () => below(2 ** 43),
    /** Pairs of both lists, each with this chance. */
    pairs: (share: number, some: readonly string[], others: readonly string[]) =>
      some.flatMap((one) =>
        others.filter((other) => one !== other && chance(share)).map((other) => ({ one, other })),
      ),
  };
}

type Values = ReturnType<typeof createValues>;

const createUsers = ({ users, chance, text, tags, time }: Values) =>
  users.map((id) => ({
    id,
    username: id,
    username_key: id,
    name_skeleton: id,
    email: `${id}@mail.example`,
    email_key: `${id}@mail.example`,
    first_name: text(),
    last_name: text(),
    bio: text(),
    avatar: `/files/avatar-${id}-160x160.webp`,
    cover: chance(0.5) ? '' : 'https://elsewhere.example/cover.png',
    role: chance(0.1) ? 'admin' : 'user',
    is_verified: chance(0.5),
    was_verified: chance(0.5),
    is_provider_linked: chance(0.5),
    is_blocked: chance(0.1),
    password_hash: chance(0.3) ? null : text(),
    created_at: time(),
    search_text: text(),
    name_text: text(),
    name_words: "'word':1A,3 'wörter':2C",
    name_pairs: tags(),
  }));

const createSessions = ({ users, text, time }: Values) =>
  users.map((user_id) => ({
    id: `session-${user_id}`,
    user_id,
    xsrf: text(),
    access_hash: text(),
    access_expires_at: time(),
    previous_access_hash: '',
    refresh_hash: text(),
    previous_refresh_hash: '',
    rotated_at: time(),
    created_at: time(),
    expires_at: time(),
  }));

const createPosts = ({ users, posts, chance, text, tags, time }: Values) =>
  posts.map((id, at) => ({
    id,
    url: id,
    url_key: id,
    title: text(),
    meta_description: text(),
    seo_keywords: text(),
    tags: tags(),
    tag_keys: tags(),
    image: chance(0.5) ? '' : `/files/cover-${id}-700x300.webp`,
    author_id: users[at % users.length],
    is_published: chance(0.7),
    created_at: time(),
    updated_at: time(),
  }));

const createContents = ({ posts, text }: Values) =>
  posts.map((post_id) => ({
    post_id,
    content: JSON.stringify({ text: text(), url: `/files/in-${post_id}-64x64.webp` }),
  }));

const createSearch = ({ posts, text, tags }: Values) =>
  posts.map((post_id) => ({
    post_id,
    texts: text(),
    title_end: 1,
    tags_end: 2,
    description_end: 3,
    pairs: tags(),
    words: "'a':1A 'b':2B,7",
  }));

const createComments = ({ users, posts, pairs, text, time }: Values) =>
  pairs(0.2, posts, users).map(({ one, other }, at) => ({
    id: `comment-${at}`,
    post_id: one,
    author_id: other,
    text: text(),
    created_at: time(),
    updated_at: time(),
  }));

const createLikes = ({ users, posts, pairs, time }: Values) =>
  pairs(0.3, posts, users).map(({ one, other }) => ({
    post_id: one,
    user_id: other,
    created_at: time(),
  }));

const createFollows = ({ users, pairs, time }: Values) =>
  pairs(0.3, users, users).map(({ one, other }, at) => ({
    id: `follow-${at}`,
    author_id: one,
    follower_id: other,
    created_at: time(),
  }));

const createResources = ({ users, posts, chance, time }: Values) =>
  posts.map((post_id, at) => ({
    id: `resource-${at}`,
    owner_id: users[at % users.length],
    post_id: chance(0.5) ? post_id : null,
    name: `picture-${at}-700x300.webp`,
    created_at: time(),
  }));

/** Fills an empty database with random rows in all tables. */
export async function insertSite(query: RunQuery, size: Size) {
  const values = createValues(size);
  const { users, text } = values;
  const [user_id] = users;
  const message = { id: 'm', name: text(), email: text(), subject: text(), message: text() };
  const tables = {
    users: createUsers(values),
    former_usernames: [{ username_key: 'earlier', user_id }],
    sessions: createSessions(values),
    devices: [{ hash: 'd', user_id, seen_at: 1, expires_at: 2 }],
    tokens: [{ hash: 't', kind: 'reset', user_id, email: text(), expires_at: 3 }],
    posts: createPosts(values),
    post_contents: createContents(values),
    post_search: createSearch(values),
    comments: createComments(values),
    likes: createLikes(values),
    follows: createFollows(values),
    resources: createResources(values),
    contact_messages: [{ ...message, created_at: 4 }],
  };
  for (const [table, rows] of Object.entries(tables)) await insertRows(query, table, rows);
}
