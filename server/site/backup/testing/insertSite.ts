import type { RunQuery } from '@server/data/postgres/connection/driver';
import { postSearch } from '@server/data/postgres/queries/postTables';
import { tableOf } from '@server/data/postgres/queries/schema';
import { referencesOf, targetsFirst } from '@server/data/rows/references';
import type { TableName } from '@server/data/rows/rowSchemas';
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

/** The given fields of rows; of other tables there is one row. */
function createRows(values: Values): { readonly [Name in TableName]?: readonly Given[] } {
  const { users, posts, pairs } = values;
  return {
    users: createUsers(values),
    sessions: users.map((userId) => ({ id: `session-${userId}`, userId })),
    posts: createPosts(values),
    contents: createContents(values),
    revisions: posts.map((postId, at) => ({ postId, savedBy: users[at % users.length] })),
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
    likes: pairs(0.3, posts, users).map(({ one, other }) => ({ postId: one, userId: other })),
    follows: pairs(0.3, users, users).map(({ one, other }, at) => ({
      id: `follow-${at}`,
      authorId: one,
      followerId: other,
    })),
    reportSubjects: [
      { id: 'report', kind: 'post', commentId: null, profileId: null, headingId: null },
    ],
    resources: createResources(values),
    notifications: [{ id: 'told', commentId: null, profileId: null }],
    headings: [{ id: 'heading' }],
    passages: pairs(0.3, posts, users).map(({ one, other }, at) => ({
      id: `passage-${at}`,
      userId: other,
      postId: at % 5 === 0 ? null : one,
      headingId: at % 3 === 0 ? 'heading' : null,
    })),
  };
}

/**
 * The fields of the rows of each table, in the order of their foreign keys. References that are not given name
 * different rows of their tables: the first one the first row, the second one the second.
 */
function createSite(values: Values): (readonly [PgTable, readonly Given[]])[] {
  const created = createRows(values);
  const tables = targetsFirst.map((name) => {
    const references: Given = Object.fromEntries(
      referencesOf(name).map(
        ({ column, target }, at) => [column, created[target]?.[at]?.['id']] as const,
      ),
    );
    const rows = (created[name] ?? [{}]).map((row) => ({ ...references, ...row }));
    return [tableOf[name], rows] as const;
  });
  return [...tables, [postSearch, values.posts.map((postId) => ({ postId }))]];
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
