import { day as dayLength } from '@contract/durations';
import type { ReadPart } from '@contract/numbers/numberEntities';
import { otherHost, type ReadCountData } from '@server/data/readCounts/readCountPort';
import type { ReadCountRow } from '@server/data/rows/rows';
import type { Clock } from '@server/lib/clock';

/** The number of the day since 1970, in UTC. */
export const dayOf = (time: number) => Math.floor(time / dayLength);

/** Of a number of a day, as `2026-03-02`. */
export const dayName = (day: number) => new Date(day * dayLength).toISOString().slice(0, 10);

/** What is counted between two times at which it is stored: sums, and reads of one client. */
const most = { sums: 10_000, ofClient: 300, clients: 100_000, hosts: 20 };

/** Hosts of a post on a day that are stored apart. */
const storedHosts = 50;
const rowsAtOnce = 1000;

type CountedRead = { postId: string; part: ReadPart; host: string; client: string };

export type ReadCounter = {
  /** Adds a read, unless the client has sent more than somebody reads. */
  count(read: CountedRead): void;
  /** Stores what was counted. What can't be stored is tried again the next time. */
  store(): Promise<void>;
};

type Options = {
  add: ReadCountData['add'];
  clock: Clock;
  /** Called after a read was counted. */
  onCount?: () => void;
};

/**
 * Sums the reads of posts in memory. A process that is killed loses what it has counted since it stored the last time.
 */
export function createReadCounter({ add, clock, onCount }: Options): ReadCounter {
  const sums = new Map<string, ReadCountRow>();
  /** How many hosts each post has among the sums of a day. */
  const hosts = new Map<string, number>();
  const clients = new Map<string, number>();

  function countClient(client: string) {
    const reads = (clients.get(client) ?? 0) + 1;
    if (reads > most.ofClient || (reads === 1 && clients.size >= most.clients)) return false;
    clients.set(client, reads);
    return true;
  }

  /** The sum that a read adds to; null if there are too many. */
  function sumOf(postId: string, day: number, host: string): ReadCountRow | null {
    const key = `${postId} ${day} ${host}`;
    const known = sums.get(key);
    if (known) return known;
    const ofPost = `${postId} ${day}`;
    const count = hosts.get(ofPost) ?? 0;
    if (count >= most.hosts && host !== otherHost) return sumOf(postId, day, otherHost);
    if (sums.size >= most.sums) return null;
    const sum = { postId, day, host, reads: 0, finished: 0 };
    sums.set(key, sum);
    hosts.set(ofPost, count + 1);
    return sum;
  }

  function addRow({ postId, day, host, reads, finished }: ReadCountRow) {
    const sum = sumOf(postId, day, host);
    if (!sum) return;
    sum.reads += reads;
    sum.finished += finished;
  }

  return {
    count({ postId, part, host, client }) {
      if (!countClient(client)) return;
      const day = dayOf(clock.now());
      const amounts = { reads: Number(part === 'read'), finished: Number(part === 'finished') };
      addRow({ postId, day, host, ...amounts });
      onCount?.();
    },
    async store() {
      const rows = [...sums.values()];
      sums.clear();
      hosts.clear();
      clients.clear();
      for (let at = 0; at < rows.length; at += rowsAtOnce) {
        try {
          await add(rows.slice(at, at + rowsAtOnce), storedHosts);
        } catch (failure) {
          rows.slice(at).forEach(addRow);
          throw failure;
        }
      }
    },
  };
}
