import { apiLimits } from '@contract/apiLimits';
import { limits } from '@contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { portMethods } from '../testing/portMethods';
import { logRow, passageRow } from '../testing/rows';
import { longDeadlines } from './connection/deadlines';
import type { Driver } from './connection/driver';
import { openPostgres } from './connection/postgresDriver';
import { createSqlData } from './createSqlData';
import { createSqlStore } from './queries/sqlStore';
import script from './testing/largeCommunity.sql?raw';
import { rowsRead, type Statement, tablesFullyRead } from './testing/readPlan';
import { recordStatements } from './testing/recordStatements';
import { createMigratedDatabase } from './testing/testDatabase';

const statements: Statement[] = [];

let driver: Driver;

beforeAll(async () => {
  driver = openPostgres(await createMigratedDatabase('plans'), { deadlines: longDeadlines });
  await driver.transaction(async (connection) => connection.script(script));
  await driver.query('VACUUM ANALYZE', [], 'arrays');
});

async function statementsOf(run: () => Promise<unknown>) {
  const first = statements.length;
  await run();
  return statements.slice(first);
}

afterAll(async () => driver.close());

// One table has a row for each day. Documents are searched once a day for the names of files that nothing else refers to.
const exceptions = [
  // Parts of the sitemap: many of the headings, each with its owner.
  'book.listPublicHeadings: headings',
  'book.listPublicHeadings: users',
  // Once an hour the members who have chosen the review: many here; an index finds them if they are few.
  'dailyReviews.hours: users',
  'dailyReviews.notify: users',
  // Three rows, and in each run the members of its hours, some at a time: many here; an index finds them if they are few.
  'notifications.storeDigests: digest_runs',
  'notifications.storeDigests: users',
  'posts.latest: post_days',
  'posts.listPublicUrls: post_days',
  // The upheld entries of 180 days, to count those of a person; an index finds them if most entries are open.
  'reports.byId: report_subjects',
  'reports.list: report_subjects',
  'storedFiles.findUsed: pending_posts',
  'storedFiles.findUsed: post_contents',
  'storedFiles.findUsed: revisions',
];

/** Tables that have some rows at most. */
const smallTables = new Set(['site', 'site_identity', 'site_pages', 'totals']);

test('with 100,000 posts, no statement reads a table completely', async () => {
  const data = createSqlData(createSqlStore(recordStatements(driver, statements)));
  const found = new Set<string>();
  const seen = new Set<string>();
  for (const { name, call } of portMethods) {
    const added = (await statementsOf(() => call(data))).filter(({ text }) => !seen.has(text));
    for (const statement of added.filter(({ text }) => !text.startsWith('LOCK'))) {
      seen.add(statement.text);
      for (const table of await tablesFullyRead(driver, statement))
        if (!smallTables.has(table)) found.add(`${name}: ${table}`);
    }
  }
  expect([...found].toSorted()).toEqual(exceptions);
});

const publicPosts = 90_000;
/** Of the day on which a page begins, and of the days before it. */
const mostRows = 2000;

test.each([20, publicPosts / 2, publicPosts - 20, publicPosts])(
  'a page of all posts after %i posts reads no more than its day',
  async (skip) => {
    const { posts } = createSqlData(createSqlStore(recordStatements(driver, statements)));
    const found = await statementsOf(() => posts.latest({ skip, take: 20 }));
    expect(found).toHaveLength(1);
    for (const statement of found) {
      expect(await rowsRead(driver, statement)).toBeLessThan(mostRows);
    }
  },
);

test.each([20, publicPosts / 2, publicPosts - 20, publicPosts])(
  'a part of the sitemap after %i posts reads no more than its day',
  async (skip) => {
    const { posts } = createSqlData(createSqlStore(recordStatements(driver, statements)));
    const found = await statementsOf(() => posts.listPublicUrls({ skip, take: 20 }));
    expect(found).toHaveLength(1);
    for (const statement of found) {
      expect(await rowsRead(driver, statement)).toBeLessThan(mostRows);
    }
  },
);

test('the list of e-mails counts no more of them than an administrator sees counted', async () => {
  const { letters } = createSqlData(createSqlStore(recordStatements(driver, statements)));
  const found = await statementsOf(() => letters.list({ skip: 0, take: 20 }));
  const read = await Promise.all(found.map(async (statement) => rowsRead(driver, statement)));
  expect(Math.max(...read)).toBeLessThanOrEqual(2 * (limits.countedLetters + 1));
});

test('open reports are counted up to the number that a moderator sees', async () => {
  const { reports } = createSqlData(createSqlStore(recordStatements(driver, statements)));
  expect((await reports.pending('admin')).count).toBe(apiLimits.countedReports + 1);
});

// One member keeps 20,000 passages of 5,000 posts. A search reads each passage and each of these posts once.
test.each([
  [{}, 20_200],
  [{ skip: 19_980 }, 20_200],
  [{ headingId: 'heading-9' }, 16_000],
  [{ term: 'note 77' }, 52_000],
])('the list of 20,000 passages %o reads at most %i rows', async (query, most) => {
  const { book } = createSqlData(createSqlStore(recordStatements(driver, statements)));
  const found = await statementsOf(() =>
    book.list({ userId: 'user-9', skip: 0, take: 20, ...query }),
  );
  expect(found).toHaveLength(1);
  for (const statement of found) expect(await rowsRead(driver, statement)).toBeLessThan(most);
});

test('100 passages are compared with those of a full book that have the same words', async () => {
  const { book } = createSqlData(createSqlStore(recordStatements(driver, statements)));
  const rows = Array.from({ length: 100 }, (_, number) =>
    passageRow(`again-${number}`, { userId: 'user-9', quote: `Words of a note, ${number}` }),
  );
  const found = await statementsOf(() => book.save(rows, apiLimits.book));
  const known = found.find(({ text }) => text.includes('unnest'));
  if (!known) throw new Error('Nothing was compared.');
  expect(await rowsRead(driver, known)).toBeLessThan(500);
});

// Each author and topic is looked at once; only those are read that published since the page's last post.
test.each([0, 20, 200])(
  'with 1,000 followed authors and 50 topics, a page after %i posts reads a tenth of all posts at most',
  async (skip) => {
    const { following } = createSqlData(createSqlStore(recordStatements(driver, statements)));
    const [statement] = await statementsOf(() =>
      following.posts({ userId: 'user-1', skip, take: 20 }),
    );
    if (!statement) throw new Error('Nothing was read.');
    expect(await rowsRead(driver, statement)).toBeLessThan(skip === 200 ? 10_000 : 4000);
  },
);

test('known words are found in the rows that contain them', async () => {
  const { matches } = createSqlData(createSqlStore(recordStatements(driver, statements)));
  const unknown = Array.from({ length: 400 }, (_, number) => `x${number}`);
  const found = await statementsOf(() => matches.words([...unknown, 'w77', 'user-77']));
  expect(found).toHaveLength(1);
  for (const statement of found) {
    expect(await rowsRead(driver, statement)).toBeLessThan(publicPosts / 100);
  }
});

test('a page of notifications, and their number, read only rows of the member', async () => {
  // A member with 20,000 rows, of which 100 were not seen.
  await driver.transaction(async ({ script: run }) =>
    run(`SET LOCAL session_replication_role = replica;
      INSERT INTO notifications (id, user_id, kind, post_id, created_at, is_seen)
        SELECT 'many-' || n, 'user-1', 'comment', 'post-' || n, 1000000 + n, n > 100 FROM generate_series(1, 20000) n;
      INSERT INTO notification_events (notification_id, source, actor_id, created_at)
        SELECT 'many-' || n, 'comment:' || n, 'user-' || 2 + n % 9000, 1000000 + n FROM generate_series(1, 20000) n;`),
  );
  await driver.query('VACUUM ANALYZE notifications, notification_events', [], 'arrays');
  const { notifications } = createSqlData(createSqlStore(recordStatements(driver, statements)));
  const read = async (run: () => Promise<unknown>) => {
    const found = await statementsOf(run);
    return Promise.all(found.map(async (statement) => rowsRead(driver, statement)));
  };
  const page = { userId: 'user-1', take: 20 };
  const [first = 0] = await read(() => notifications.list({ ...page, skip: 0 }));
  expect(first).toBeLessThan(500);
  const [unseen = 0] = await read(() => notifications.unseen(['user-1']));
  expect(unseen).toBeLessThan(2500);
});

test('of a post with 10,000 comments, a page is read without the others', async () => {
  // Every fifth answers the one before, every twentieth is about a block, and one is answered 500 times.
  await driver.transaction(async ({ script: run }) =>
    run(`SET LOCAL session_replication_role = replica;
      INSERT INTO comments (id, post_id, author_id, text, parent_id, block_id, created_at, updated_at)
      SELECT 'busy-' || n, 'post-1', 'user-' || 1 + n % 10000, 'Text',
        CASE WHEN n > 9500 THEN 'busy-1' WHEN n % 5 = 0 THEN 'busy-' || n - 1 END,
        CASE WHEN n % 20 = 1 AND n <= 9500 THEN 'block-' || n % 7 END, n, n
      FROM generate_series(1, 10000) n;`),
  );
  await driver.query('VACUUM ANALYZE comments', [], 'arrays');
  const { comments } = createSqlData(createSqlStore(recordStatements(driver, statements)));
  const of = { postId: 'post-1', reader: null, skip: 0, take: 20 } as const;
  const threads = { ...of, order: 'newest' } as const;
  const reads = {
    'the newest': async () => comments.threads(threads),
    'the oldest': async () => comments.threads({ ...threads, order: 'oldest' }),
    'of a block': async () => comments.threads({ ...threads, blockId: 'block-1' }),
    'of a link': async () => comments.thread({ commentId: 'busy-9600', reader: null, take: 20 }),
    replies: async () => comments.replies({ ...of, parentId: 'busy-4' }),
  };
  for (const [name, read] of Object.entries(reads)) {
    const found = await statementsOf(read);
    expect([name, found.length]).toEqual([name, 1]);
    for (const statement of found)
      expect([name, (await rowsRead(driver, statement)) < mostRows]).toEqual([name, true]);
  }
  const [remarks] = await statementsOf(async () => comments.remarks(of));
  if (!remarks) throw new Error('Remarks were not read.');
  // Those that are about a block.
  expect(await rowsRead(driver, remarks)).toBeLessThan(500);
});

test('the names of unused files are looked for in each document once', async () => {
  const { storedFiles } = createSqlData(createSqlStore(recordStatements(driver, statements)));
  const names = ['one', 'two', 'three'].map((id) => ({ name: `${id}.png`, url: `/files/${id}` }));
  const [statement] = await statementsOf(() => storedFiles.findUsed(names));
  if (!statement) throw new Error('Nothing was read.');
  // The documents, the unpublished changes, and the versions.
  expect(await rowsRead(driver, statement)).toBeLessThan(3 * 100_000 + 1000);
});

test('all comments of an account are removed with a few statements', async () => {
  await driver.transaction(async ({ script: run }) =>
    run(`SET LOCAL session_replication_role = replica;
      UPDATE users SET role = 'moderator' WHERE id = 'user-2';
      INSERT INTO comments (id, post_id, author_id, text, parent_id, created_at, updated_at)
      SELECT 'spam-' || n, 'post-2', 'user-3', 'Text', CASE WHEN n % 2 = 0 THEN 'spam-' || n - 1 END, n, n
      FROM generate_series(1, 50) n;`),
  );
  const { moderation } = createSqlData(createSqlStore(recordStatements(driver, statements)));
  const removed = { state: 'removed', stateReason: 'Spam' } as const;
  const found = await statementsOf(async () => {
    const entry = logRow('removed-all', { actorId: 'user-2' });
    expect(await moderation.decideAll('user-3', removed, entry)).toBeGreaterThanOrEqual(50);
  });
  expect(found.length).toBeLessThan(10);
});

test.each([undefined, 'user-1'])(
  'of 10,000 held comments under posts of %s, a page is read without the others',
  async (postsOf) => {
    await driver.transaction(async ({ script: run }) =>
      run(`SET LOCAL session_replication_role = replica;
        INSERT INTO comments (id, post_id, author_id, text, state, created_at, updated_at)
        SELECT 'held-' || n, 'post-2', 'user-' || CASE WHEN n % 100 = 0 THEN 100 + n / 100 ELSE 99 END, 'Text', 'held', n, n
        FROM generate_series(1, 10000) n ON CONFLICT DO NOTHING;`),
    );
    await driver.query('VACUUM ANALYZE comments', [], 'arrays');
    const { moderation } = createSqlData(createSqlStore(recordStatements(driver, statements)));
    const query = { by: 'user-2', postsOf, skip: 0, take: 20 };
    const [statement] = await statementsOf(() => moderation.held(query));
    if (!statement) throw new Error('Nothing was read.');
    expect(await rowsRead(driver, statement)).toBeLessThan(postsOf === undefined ? 1500 : 13_000);
  },
);

test('a search of a word and a name that all authors have reads only the posts with the word', async () => {
  const { posts } = createSqlData(createSqlStore(recordStatements(driver, statements)));
  const [statement] = await statementsOf(async () => {
    const found = await posts.search({ term: 'ada w7', skip: 0, take: 20 });
    expect(found.count).toBe(200);
  });
  if (!statement) throw new Error('Nothing was read.');
  expect(await rowsRead(driver, statement)).toBeLessThan(5000);
});

// Last, because it changes the rows.
test('if few authors have written all posts, a search of a rare term does not read all posts', async () => {
  await driver.transaction(async ({ script: run }) =>
    run(`SET LOCAL session_replication_role = replica;
      UPDATE post_search SET author_id = 'user-' || 1 + coalesce(published_at, 0) / 60000 % 50;`),
  );
  await driver.query('VACUUM ANALYZE post_search', [], 'arrays');
  const { posts } = createSqlData(createSqlStore(recordStatements(driver, statements)));
  for (const term of ['tag-499', 'nowhere', 'user-7000', 'p9', '東京']) {
    const found = await statementsOf(() => posts.search({ term, skip: 0, take: 20 }));
    for (const statement of found) {
      expect([term, ...(await tablesFullyRead(driver, statement))]).toEqual([term]);
    }
  }
});
