import { activeUser } from '../../memory/tables/access';
import type { Store } from '../../memory/tables/store';
import type { Tables } from '../../memory/tables/tables';
import type { ReadCountRow } from '../../rows/rows';
import { type Amounts, type CountedPosts, otherHost, type ReadCountData } from '../readCountPort';

const sum = (one: Amounts, other: Amounts) => ({
  reads: one.reads + other.reads,
  finished: one.finished + other.finished,
});

const none: Amounts = { reads: 0, finished: 0 };

function addRow({ readCounts }: Tables, row: ReadCountRow) {
  const stored = readCounts.get(row);
  readCounts.put({ ...row, ...sum(row, stored ?? none) });
}

function isPublic({ posts, ...tables }: Tables, postId: string) {
  const post = posts.get(postId);
  return post?.isPublished === true && activeUser({ posts, ...tables }, post.authorId) !== null;
}

/** The sums of rows with the same key, in the order of their first row. */
function summed<Key>(rows: readonly ReadCountRow[], keyOf: (row: ReadCountRow) => Key) {
  const sums = new Map<Key, Amounts>();
  for (const row of rows) sums.set(keyOf(row), sum(sums.get(keyOf(row)) ?? none, row));
  return [...sums];
}

const mostReads = <Key extends string>(
  [oneKey, one]: readonly [Key, Amounts],
  [otherKey, other]: readonly [Key, Amounts],
) => other.reads - one.reads || (oneKey < otherKey ? -1 : 1);

function rowsOf({ posts, readCounts }: Tables, of: CountedPosts) {
  if (of === 'all') return readCounts.rows();
  if ('postId' in of) return readCounts.list('postId', of.postId);
  return posts.list('authorId', of.authorId).flatMap(({ id }) => readCounts.list('postId', id));
}

export function createMemoryReadCounts(store: Store): ReadCountData {
  return {
    async add(counts, mostHosts) {
      const { tables } = store;
      const known = counts.filter(({ postId }) => isPublic(tables, postId));
      const hosts = new Map<string, Set<string>>();
      for (const { postId, day } of known) {
        const ofDay = tables.readCounts.list('postId', postId).filter((row) => row.day === day);
        hosts.set(`${postId} ${day}`, new Set(ofDay.map(({ host }) => host)));
      }
      for (const row of known) {
        const stored = hosts.get(`${row.postId} ${row.day}`);
        const isNew = stored !== undefined && !stored.has(row.host) && stored.size >= mostHosts;
        addRow(tables, isNew ? { ...row, host: otherHost } : row);
      }
    },
    async sums(of, { since, from, take }) {
      const { posts } = store.tables;
      const rows = rowsOf(store.tables, of).filter(({ day }) => day >= since);
      const inPeriod = rows.filter(({ day }) => day >= from);
      const days = summed(rows, ({ day }) => day).toSorted(([one], [other]) => one - other);
      const hosts = summed(inPeriod, ({ host }) => host).toSorted(mostReads);
      const read = summed(inPeriod, ({ postId }) => postId).toSorted(mostReads);
      return {
        days: days.map(([day, amounts]) => ({ day, ...amounts })),
        hosts: hosts.slice(0, take).map(([host, { reads }]) => ({ host, reads })),
        posts: read.slice(0, take).flatMap(([id, amounts]) => {
          const post = posts.get(id);
          return post ? [{ id, url: post.url, title: post.title, ...amounts }] : [];
        }),
      };
    },
    async totals(postIds) {
      const rows = postIds.flatMap((id) => store.tables.readCounts.list('postId', id));
      return summed(rows, ({ postId }) => postId).map(([postId, { reads }]) => ({
        postId,
        reads,
      }));
    },
    async fold(before) {
      const { readCounts } = store.tables;
      const old = readCounts.rows().filter(({ day }) => day > 0 && day < before);
      for (const row of old) {
        readCounts.remove(row);
        addRow(store.tables, { ...row, day: 0, host: '' });
      }
      return old.length;
    },
  };
}
