import type { RunQuery } from '@server/data/postgres/connection/driver';
import { postSearch } from '@server/data/postgres/queries/postTables';
import { tableOf } from '@server/data/postgres/queries/schema';
import { targetsFirst } from '@server/data/references';
import { createRandom } from '@server/seed/random';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { constantFrom, oneof, sample as sampleOf, string } from 'fast-check';
import { tablesToBackUp } from '../tables';

/** The fields that can't be random. */
type Given = Readonly<Record<string, string | number | boolean | null | undefined>>;

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
  const randomText = () => texts[below(texts.length)] ?? '';
  const byType: Readonly<Record<string, () => unknown>> = {
    text: randomText,
    'text[]': () => sample([...new Set(texts)], below(5)),
    boolean: () => chance(0.5),
    bigint: () => below(2 ** 43),
    integer: () => below(100),
    tsvector: () => "'word':1A,3 'wörter':2C",
  };
  return {
    users: Array.from({ length: users }, (_, at) => `user-${at}`),
    posts: Array.from({ length: posts }, (_, at) => `post-${at}`),
    chance,
    text: randomText,
    /** A value that the column can have. */
    valueFor(column: PgColumn): unknown {
      if (!column.notNull && chance(0.3)) return null;
      if (column.enumValues) return sample(column.enumValues, 1)[0];
      const create = byType[column.getSQLType()];
      if (!create) throw new Error(`There are no values for the column ${column.name}.`);
      return create();
    },
    /** Pairs of both lists, each with this chance. */
    pairs: (share: number, some: readonly string[], others: readonly string[]) =>
      some.flatMap((one) =>
        others.filter((other) => one !== other && chance(share)).map((other) => ({ one, other })),
      ),
  };
}

type Values = ReturnType<typeof createValues>;

const createUsers = ({ users, chance }: Values): Given[] =>
  users.map((id) => ({
    id,
    providerId: `google-${id}`,
    username: id,
    usernameKey: id,
    nameSkeleton: id,
    email: `${id}@mail.example`,
    emailKey: `${id}@mail.example`,
    avatar: `/files/avatar-${id}-160x160.webp`,
    cover: chance(0.5) ? '' : 'https://elsewhere.example/cover.png',
    isBlocked: chance(0.1),
  }));

const createPosts = ({ users, posts, chance }: Values): Given[] =>
  posts.map((id, at) => ({
    id,
    url: id,
    urlKey: id,
    image: chance(0.5) ? '' : `/files/cover-${id}-700x300.webp`,
    authorId: users[at % users.length],
    isPublished: chance(0.7),
    publishedAt: at * 10_000_000,
    publishAt: null,
  }));

const createContents = ({ posts, text }: Values): Given[] =>
  posts.map((postId) => ({
    postId,
    content: JSON.stringify({ text: text(), url: `/files/in-${postId}-64x64.webp` }),
  }));

const createResources = ({ users, posts, chance }: Values): Given[] =>
  posts.map((postId, at) => ({
    id: `resource-${at}`,
    ownerId: users[at % users.length],
    postId: chance(0.5) ? postId : null,
    name: `picture-${at}-700x300.webp`,
  }));

/** The given fields of the rows of each table, in the order of their foreign keys. */
function createSite(values: Values): (readonly [PgTable, readonly Given[]])[] {
  const { users, posts, pairs } = values;
  const [userId] = users;
  const created: { readonly [Name in keyof typeof tableOf]: readonly Given[] } = {
    users: createUsers(values),
    formerUsernames: [{ userId }],
    sessions: users.map((userId) => ({ id: `session-${userId}`, userId })),
    devices: [{ userId }],
    tokens: [{ userId }],
    letters: [{ userId }],
    posts: createPosts(values),
    formerUrls: [{ postId: posts[0] }],
    contents: createContents(values),
    previews: [{ postId: posts[0] }],
    revisions: posts.map((postId, at) => ({
      postId,
      savedBy: users[at % users.length],
    })),
    comments: pairs(0.2, posts, users).map(({ one, other }, at) => ({
      id: `comment-${at}`,
      postId: one,
      authorId: other,
      // Some answer a comment that is stored after them.
      parentId: at % 3 === 0 ? 'comment-1' : null,
    })),
    commentLikes: pairs(0.3, ['comment-0', 'comment-1'], users).map(({ one, other }) => ({
      commentId: one,
      userId: other,
    })),
    clientIds: [{ userId }],
    likes: pairs(0.3, posts, users).map(({ one, other }) => ({ postId: one, userId: other })),
    follows: pairs(0.3, users, users).map(({ one, other }, at) => ({
      id: `follow-${at}`,
      authorId: one,
      followerId: other,
    })),
    topicFollows: [{ userId }],
    reads: [{ userId, postId: posts[0] }],
    mutes: [{ userId, mutedId: users[1] }],
    reportSubjects: [
      {
        id: 'report',
        kind: 'post',
        postId: posts[0],
        commentId: null,
        profileId: null,
        headingId: null,
        decidedBy: userId,
      },
    ],
    reports: [{ subjectId: 'report', reporterId: users[1] }],
    resources: createResources(values),
    contact: [{}],
    moderationLog: [{ actorId: userId }],
    subscribers: [{ authorId: userId }],
    announcements: [{ postId: posts[0] }],
    refusedAddresses: [{}],
    site: [{}],
    restrictions: [{ userId }],
    notifications: [{ id: 'told', userId, postId: posts[0], commentId: null, profileId: null }],
    notificationEvents: [{ notificationId: 'told', actorId: users[1], commentId: null }],
    notificationChoices: [{ userId }],
    digestRuns: [{}],
    headings: [{ id: 'heading', userId }],
    passages: pairs(0.3, posts, users).map(({ one, other }, at) => ({
      id: `passage-${at}`,
      userId: other,
      postId: at % 5 === 0 ? null : one,
      headingId: at % 3 === 0 ? 'heading' : null,
    })),
    postQuotes: [{ postId: posts[0], quotedPostId: posts[1] }],
    detachments: [{ postId: posts[0], userId }],
  };
  const tables = targetsFirst.map((name) => [tableOf[name], created[name]] as const);
  return [...tables, [postSearch, posts.map((postId) => ({ postId }))]];
}

/** Inserts rows with random values; columns that triggers set get their defaults. */
async function insertRows(
  query: RunQuery,
  table: PgTable,
  rows: readonly Record<string, unknown>[],
) {
  const name = getTableName(table);
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await query(
    `INSERT INTO ${name} (${columns})
     SELECT ${columns} FROM json_populate_recordset(NULL::${name}, $1::text::json)`,
    [JSON.stringify(rows)],
    'objects',
  );
}

/** Fills an empty database with random rows in all tables. */
export async function insertSite(query: RunQuery, size: Size) {
  const values = createValues(size);
  for (const [table, given] of createSite(values)) {
    const backedUp = tablesToBackUp.find(({ name }) => name === getTableName(table));
    const stored = Object.entries(getTableColumns(table)).filter(
      ([, { name }]) => !backedUp?.computed?.includes(name),
    );
    const rows = given.map((row) =>
      Object.fromEntries(
        stored.map(([field, column]) => [
          column.name,
          field in row ? row[field] : values.valueFor(column),
        ]),
      ),
    );
    await insertRows(query, table, rows);
  }
}
