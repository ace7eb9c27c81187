import type { ReadDays, ReadNumbers } from '@contract/numbers/numberEntities';
import { can } from '@contract/permissions';
import { numberTexts } from '@contract/texts/numberTexts';
import type { Amounts, CountedPosts, ReadSums } from '@server/data/readCounts/readCountPort';
import { isbot } from 'isbot';
import type { Handlers } from '../../context';
import { requirePermission } from '../../policy/requirePermission';
import type { Ports } from '../../ports';
import { readablePostById } from '../../posts/findPost';
import { dayName, dayOf } from '../readCounter';
import { sourceHost } from '../sourceHost';

/** For how many days reads are stored by day. */
export const storedDays = 90;

/** Sources and posts in an answer. */
const listed = 20;

const total = (days: readonly Amounts[]) => ({
  reads: days.reduce((sum, { reads }) => sum + reads, 0),
  finished: days.reduce((sum, { finished }) => sum + finished, 0),
});

type Period = { from: number; length: number; before: Amounts | null };

function serializeNumbers(sums: ReadSums, { from, length, before }: Period): ReadNumbers {
  const byDay = new Map(sums.days.map((amounts) => [amounts.day, amounts]));
  const days = Array.from({ length }, (_, at) => {
    const { reads = 0, finished = 0 } = byDay.get(from + at) ?? {};
    return { day: dayName(from + at), reads, finished };
  });
  return {
    ...total(days),
    before,
    days,
    sources: [...sums.hosts],
    posts: sums.posts.map(({ id, ...post }) => ({ _id: id, ...post })),
  };
}

/** How often the posts were read in the days that end today, with what this process has counted and not stored. */
async function readNumbers(ports: Ports, of: CountedPosts, days: ReadDays) {
  const { data, clock, readCounter, report } = ports;
  await readCounter.store().catch(report);
  const length = Number(days);
  const from = dayOf(clock.now()) - length + 1;
  const since = from - length;
  const sums = await data.readCounts.sums(of, { since, from, take: listed });
  const isStored = 2 * length <= storedDays;
  const before = isStored ? total(sums.days.filter(({ day }) => day < from)) : null;
  const numbers = serializeNumbers(sums, { from, length, before });
  return { message: numberTexts.fetched, numbers };
}

/** How often posts were read. */
export const numberHandlers = {
  async countRead({ ports, body: { postId, part, host }, client, userAgent }) {
    const isReader = userAgent !== '' && !isbot(userAgent);
    if (isReader) ports.readCounter.count({ postId, part, host: sourceHost(host), client });
    return { message: numberTexts.counted };
  },

  async readPostNumbers(call) {
    const post = await readablePostById(call, call.params.id);
    requirePermission(can(call.viewer, 'edit post', post));
    const { numbers, ...answer } = await readNumbers(
      call.ports,
      { postId: post.id },
      call.query.days,
    );
    const { reads, finished } = numbers;
    const { id: _id, url, title } = post;
    return { ...answer, numbers: { ...numbers, posts: [{ _id, url, title, reads, finished }] } };
  },

  readOwnNumbers: async ({ ports, viewer, query }) =>
    readNumbers(ports, { authorId: viewer.id }, query.days),

  async readSiteNumbers({ ports, viewer, query }) {
    requirePermission(can(viewer, 'change site'));
    return readNumbers(ports, 'all', query.days);
  },
} satisfies Partial<Handlers>;
