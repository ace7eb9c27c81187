import { day } from '@contract/durations';
import { migrate } from '@server/data/postgres/connection/migrate';
import { openPglite } from '@server/data/postgres/connection/pgliteDriver';
import { createSqlData } from '@server/data/postgres/createSqlData';
import { ofPostSearch, storedSearch } from '@server/data/postgres/queries/postRows';
import { updateIn, updateRows } from '@server/data/postgres/queries/rowQueries';
import { sql } from '@server/data/postgres/queries/sql';
import { createSqlStore } from '@server/data/postgres/queries/sqlStore';
import { documentWords } from '@server/data/posts/searchWords';
import { newPost, userRow } from '@server/data/testing/rows';
import { median } from './median';

/**
 * Saves a post of 1 MiB, beside a post that is saved without versions, with otherwise the same statements. Fails
 * if a save with versions takes more than twice as long.
 */

const usualSaves = 1000;
/** The saves at the end, which are compared: by then most versions are stored. */
const compared = 30;
const mostRatio = 2;
const start = Date.UTC(2026, 0, 1);

const blocks = Array.from({ length: 1500 }, (_, at) => ({
  id: `block-${at}`,
  type: 'paragraph',
  data: { text: `Paragraph ${at} has these words and many more. `.repeat(13) },
}));

/** A document of 1 MiB whose first block is another one with each save. */
function contentOf(save: number) {
  const first = { id: 'first', type: 'paragraph', data: { text: `Save ${save}.` } };
  return JSON.stringify({ blocks: [first, ...blocks] });
}

async function openSite() {
  const driver = await openPglite({});
  await migrate(driver);
  const store = createSqlStore(driver);
  const data = createSqlData(store);
  await data.users.insert(userRow('ada'));
  for (const id of ['versions', 'plain'])
    await data.posts.insert(newPost(id, { content: contentOf(0) }));
  return { driver, store, data };
}

type Site = Awaited<ReturnType<typeof openSite>>;

async function saveVersion({ data }: Site, save: number) {
  // Two a day.
  const patch = { content: contentOf(save), updatedAt: start + (save * day) / 2 };
  await data.posts.update('versions', patch, 'ada');
}

async function savePlain({ data, store }: Site, save: number) {
  const content = contentOf(save);
  const words = documentWords(content);
  const before = await data.posts.byId('plain');
  if (!before) throw new Error('The post is missing.');
  const search = storedSearch(before, words);
  await store.transaction(async (db) => {
    await db.execute(sql`SELECT id FROM posts WHERE id = 'plain' FOR NO KEY UPDATE`);
    await updateRows(db, 'posts', { set: { updatedAt: save }, where: { id: 'plain' } });
    await updateIn(db, ofPostSearch.table, { set: search, where: { postId: 'plain' } });
    await updateRows(db, 'contents', { set: { content }, where: { postId: 'plain' } });
  });
}

async function timeOf(run: () => Promise<void>) {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}

/** `--part 100` makes 100 saves instead of 1,000. */
export async function run(_browser: unknown, { part }: { part?: string } = {}) {
  const saves = Number(part ?? usualSaves);
  const site = await openSite();
  const times: { versions: number[]; plain: number[] } = { versions: [], plain: [] };
  for (let save = 1; save <= saves; save += 1) {
    if (save <= saves - compared) {
      await saveVersion(site, save);
    } else {
      times.plain.push(await timeOf(() => savePlain(site, save)));
      times.versions.push(await timeOf(() => saveVersion(site, save)));
    }
  }
  const all = { postId: 'versions', publicOnly: false, skip: 0, take: usualSaves };
  const { rows } = await site.data.revisions.list(all);
  await site.driver.close();
  const [withVersions, plain] = [median(times.versions), median(times.plain)];
  const ratio = withVersions / plain;
  console.log(`${saves} saves of ${contentOf(saves).length} bytes, ${rows.length} versions stored`);
  console.log(
    `a save: ${withVersions.toFixed(0)} ms, without versions ${plain.toFixed(0)} ms, ${ratio.toFixed(2)} times`,
  );
  if (ratio > mostRatio) throw new Error(`A save takes more than ${mostRatio} times as long.`);
}
