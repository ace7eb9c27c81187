import { apiPath } from '@contract/apiPath';
import type { Data } from '@server/data/port';
import { readArticles } from '@server/seed/articles';
import { type Community, createCommunity } from '@server/seed/community';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { siteSettings } from '../../testing/siteSettings';
import { migrate, readMigrations } from '../connection/migrate';
import { openPglite } from '../connection/pgliteDriver';
import { createSqlData } from '../createSqlData';
import { insertCommunity } from '../insertCommunity';
import { createSqlStore } from '../queries/sqlStore';
import { findWrongCounters } from '../testing/findWrongCounters';
import { readMigratedTemplate, readPgliteTemplate } from '../testing/pgliteTemplate';

const folder = '../../../seed/articles/';
const texts = import.meta.glob<string>('../../../seed/articles/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const articles = readArticles(
  Object.entries(texts).map(([path, text]) => ({ name: path.slice(folder.length), text })),
);

/** The earliest database that had rows: tables without the triggers that keep their counters were never released. */
function earliestMigrations() {
  const migrations = readMigrations();
  const counting = migrations.findIndex(
    (migration) => 'script' in migration && migration.script.includes('CREATE TRIGGER'),
  );
  return migrations.slice(0, counting + 1);
}

/** In the order in which they refer to each other; the other tables follow from them. */
const tables = ['users', 'posts', 'post_contents', 'post_search', 'comments', 'likes', 'follows'];
/** Columns that triggers of the older version fill. */
const counted = ['likes', 'comments', 'is_public', 'hot_score'];

async function openTestDatabase(template: Blob) {
  const driver = await openPglite({ template });
  onTestFinished(async () => driver.close());
  const store = createSqlStore(driver);
  return { driver, store, data: createSqlData(store) };
}

type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>;

const columnRows = v.array(v.object({ name: v.string() }));

async function columnsOf({ driver }: TestDatabase, table: string) {
  const text = `SELECT column_name AS name FROM information_schema.columns
    WHERE table_name = $1 AND is_generated = 'NEVER'`;
  const rows = v.parse(columnRows, await driver.query(text, [table], 'objects'));
  return rows.map(({ name }) => name);
}

const jsonRows = v.tuple([v.object({ rows: v.string() })]);

/** Copies what both databases store of a table. */
async function copyTable(from: TestDatabase, to: TestDatabase, table: string) {
  const known = new Set(await columnsOf(from, table));
  const isStored = (name: string) => known.has(name) && !counted.includes(name);
  const columns = (await columnsOf(to, table)).filter(isStored).join(', ');
  const read = `SELECT coalesce(json_agg(t), '[]')::text AS rows FROM ${table} AS t`;
  const [{ rows }] = v.parse(jsonRows, await from.driver.query(read, [], 'objects'));
  const write = `INSERT INTO ${table} (${columns})
    SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1)`;
  await to.driver.query(write, [rows], 'objects');
}

/** What the demo community had then: no moderators, comments in one list, and no choice to show an address. */
function earlierCommunity(): Community {
  const now = Date.UTC(2026, 10, 25);
  const { users, posts, comments, likes, follows } = createCommunity({
    now,
    apiPath,
    articles,
  });
  return {
    users: users.map((user) => ({
      ...user,
      role: user.role === 'admin' ? 'admin' : 'user',
      followedSeenUntil: null,
      keepsReads: false,
      timeZone: null,
      showsEmail: false,
    })),
    posts: posts.map(({ revision: _, editedAt: __, ...post }) => post),
    comments: comments
      .filter(({ parentId, state }) => parentId === null && state === 'shown')
      .map((comment) => ({ ...comment, blockId: null, quote: '' })),
    likes,
    follows,
  };
}

const all = { skip: 0, take: 1000 };
/** Of every how many posts the text, comments, likes and versions are compared. The lists have all of them. */
const sampled = 6;

/** What visitors and members read. */
async function readAnswers({ posts, users, comments, likes, follows, revisions }: Data) {
  const latest = await posts.latest(all);
  const ids = latest.rows.filter((_, at) => at % sampled === 0).map(({ id }) => id);
  const names = ['author', 'reader', 'admin'];
  const accounts = await Promise.all(names.map(async (name) => users.withCounts(name)));
  const authorIds = accounts.flatMap((user) => (user ? [user.id] : []));
  const own = { ...all, publishedOnly: false };
  return {
    latest,
    accounts,
    trending: await posts.trending({ take: 20 }),
    popular: await posts.byPopularAuthors({ without: [], take: 20 }),
    found: await posts.search({ ...all, term: 'bread' }),
    keywords: await posts.keywords({ take: 100 }),
    feed: await posts.feed({ take: 20, mostContentBytes: 100_000 }),
    listed: await posts.listPublicUrls(all),
    own: await Promise.all(authorIds.map(async (authorId) => posts.ofAuthor({ ...own, authorId }))),
    whole: await Promise.all(ids.map(async (id) => posts.byId(id))),
    comments: await Promise.all(ids.map(async (postId) => comments.ofPost({ ...all, postId }))),
    likes: await Promise.all(ids.map(async (id) => likes.state(id, 'user-reader'))),
    followers: await follows.followersOf({ ...all, userId: 'user-author' }),
    versions: await Promise.all(
      ids.map(async (postId) => revisions.list({ ...all, postId, publicOnly: true })),
    ),
  };
}

test('the demo community of an older version gives the same answers after the upgrade', async () => {
  const present = await openTestDatabase(await readMigratedTemplate());
  await insertCommunity(present.store, earlierCommunity());
  const older = await openTestDatabase(await readPgliteTemplate());
  await migrate(older.driver, earliestMigrations());
  for (const table of tables) await copyTable(present, older, table);
  // Blocks had no ids.
  await older.driver.query(
    `UPDATE post_contents SET content = regexp_replace(content, '\\{"id":"block-\\d+",', '{', 'g')`,
    [],
    'objects',
  );
  await migrate(older.driver);
  // Comments are held at new sites only.
  expect(await older.data.site.read()).toEqual(siteSettings());
  expect(await present.data.site.read()).toBeNull();
  const answers = await readAnswers(older.data);
  expect(answers).toEqual(await readAnswers(present.data));
  const times = new Set(answers.latest.rows.map(({ minutes }) => minutes));
  expect(times.size).toBeGreaterThan(1);
  expect(answers.latest.count).toBeGreaterThan(100);
  expect(answers.whole[0]).toMatchObject({ revision: 1, editedAt: null, canonicalUrl: '' });
  expect(await findWrongCounters(older.driver)).toEqual([]);
});
