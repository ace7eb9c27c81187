import type { MemoryData, Snapshot } from '../memory/memoryData';
import type { Data } from '../port';
import { targetsFirst } from '../rows/keys';
import { type TableName, type TableRows, tableNames } from '../rows/rowSchemas';
import { exampleRows } from './exampleRows';
import { at, newPost, userRow } from './rows';

/** Adds three accounts, oldest first: ada, ben and cleo. */
export async function withPeople<Kind extends Data>(data: Kind) {
  const people = ['ada', 'ben', 'cleo'].map((id, minutes) =>
    userRow(id, { createdAt: at(minutes) }),
  );
  for (const person of people) await data.users.insert(person);
  return data;
}

/** Adds the three accounts and a post by ada. */
export async function withPost<Kind extends Data>(data: Kind) {
  await withPeople(data);
  await data.posts.insert(newPost('post'));
  return data;
}

type Numbered = { count: number; authorId?: string };

/** Adds the posts post-00, post-01, …, each a minute newer than the previous one. */
export async function addPosts(data: Data, { count, authorId = 'ada' }: Numbered) {
  for (let minute = 0; minute < count; minute += 1) {
    const id = `post-${String(minute).padStart(2, '0')}`;
    await data.posts.insert(newPost(id, { authorId, createdAt: at(minute) }));
  }
}

/** What publishing the post's present version has to know, if its document shows something. */
export async function documentOf({ posts }: Pick<Data, 'posts'>, id: string) {
  return { revision: (await posts.byId(id))?.revision ?? 0, showsAnything: true };
}

export function idsOf(rows: readonly { id: string }[]) {
  return rows.map(({ id }) => id);
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- ties the rows to their table
function replaceTable<Name extends TableName>(
  { tables }: MemoryData,
  name: Name,
  rows: readonly TableRows[Name][],
) {
  const table: Snapshot<TableRows[Name]> = tables[name];
  table.replace(structuredClone(rows));
}

/** Replaces the rows of all tables by copies of the rows of `from`. */
export function copyTables(from: MemoryData, to: MemoryData) {
  // In the other order, so that rows come before those that they point to.
  for (const name of targetsFirst.toReversed()) replaceTable(to, name, from.tables[name].rows());
  return to;
}

/** Replaces the rows of all tables by the example rows. */
export function withExampleRows(data: MemoryData) {
  for (const name of tableNames) replaceTable(data, name, exampleRows[name]);
  return data;
}

/** The rows of all tables. */
export function rowsOf({ tables }: MemoryData) {
  return Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, table.rows()]));
}
