import type { RunQuery } from '@server/data/postgres/connection/driver';
import { ofPostSearch } from '@server/data/postgres/queries/postRows';
import { columnOf, columnSchema, storedName } from '@server/data/postgres/queries/rowColumns';
import { referencesOf, targetsFirst } from '@server/data/rows/keys';
import { rowSchemas, type TableName } from '@server/data/rows/rowSchemas';
import { createRandom } from '@server/seed/random';
import { constantFrom, oneof, sample as sampleOf, string } from 'fast-check';
import * as v from 'valibot';
import { tablesToBackUp } from '../tables';

const columnRow = v.object({ name: v.string(), type: v.string(), required: v.boolean() });
type Column = v.InferOutput<typeof columnRow>;

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
    valueFor(column: Column, choices: readonly unknown[]): unknown {
      if (!column.required && chance(0.3)) return null;
      if (choices.length > 0) return sample(choices, 1)[0];
      const create = byType[column.type];
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
    pendingPosts: posts.map((postId) => ({
      postId,
      image: `/files/pending-${postId}-700x300.webp`,
      content: JSON.stringify({ url: `/files/in-pending-${postId}-64x64.webp` }),
    })),
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

type Filled = { table: string; entries: Readonly<Record<string, object>>; rows: readonly Given[] };

/**
 * The fields of the rows of each table, in the order of their foreign keys. References that are not given name
 * different rows of their tables: the first one the first row, the second one the second.
 */
function createSite(values: Values): readonly Filled[] {
  const created = createRows(values);
  const tables = targetsFirst.map((name) => {
    const references: Given = Object.fromEntries(
      referencesOf(name).map(
        ({ column, target }, at) => [column, created[target]?.[at]?.['id']] as const,
      ),
    );
    const rows = (created[name] ?? [{}]).map((row) => ({ ...references, ...row }));
    return { table: storedName(name), entries: rowSchemas[name].entries, rows };
  });
  return [...tables, { ...ofPostSearch, rows: values.posts.map((postId) => ({ postId })) }];
}

/** The values of an enumeration; none if the column can have any. */
function choicesOf(entry: object | undefined): readonly unknown[] {
  const { schema } = columnSchema(entry ?? {});
  if ('literal' in schema) return [schema.literal];
  return 'options' in schema && Array.isArray(schema.options) ? schema.options : [];
}

async function readColumns(query: RunQuery, table: string) {
  const columns = await query(
    `SELECT attname AS name, format_type(atttypid, atttypmod) AS type, attnotnull AS required
     FROM pg_attribute WHERE attrelid = $1::text::regclass AND attnum > 0 AND NOT attisdropped
     ORDER BY attnum`,
    [table],
    'objects',
  );
  return v.parse(v.array(columnRow), columns);
}

/** Inserts rows with random values; columns that triggers set get their defaults. */
async function insertRows(query: RunQuery, name: string, rows: readonly Record<string, unknown>[]) {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await query(
    `INSERT INTO ${name} (${columns})
     SELECT ${columns} FROM json_populate_recordset(NULL::${name}, $1::text::json)`,
    [JSON.stringify(rows)],
    'objects',
  );
}

const byColumn = <Value>(fields: Readonly<Record<string, Value>>) =>
  new Map(Object.entries(fields).map(([field, value]) => [columnOf(field), value] as const));

/** Fills an empty database with random rows in all tables. */
export async function insertSite(query: RunQuery, size: Size) {
  const values = createValues(size);
  for (const { table, entries, rows } of createSite(values)) {
    const backedUp = tablesToBackUp.find(({ name }) => name === table);
    const columns = (await readColumns(query, table)).filter(
      ({ name }) => !backedUp?.computed?.includes(name),
    );
    const schemas = byColumn(entries);
    const random = (column: Column) => values.valueFor(column, choicesOf(schemas.get(column.name)));
    const filled = rows.map((row) => {
      const given = byColumn(row);
      return Object.fromEntries(
        columns.map((column) => {
          const { name } = column;
          return [name, given.has(name) ? given.get(name) : random(column)] as const;
        }),
      );
    });
    await insertRows(query, table, filled);
  }
}
