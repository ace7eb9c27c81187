import { type Methods, reads, unseen } from '../../testing/portMethod';
import { readCountRow } from '../../testing/rows';

const notOnPages = 'only authors and administrators see how often a post was read';

export const readCountMethods: Methods<'readCounts'> = {
  readCounts: {
    add: unseen(notOnPages, async ({ readCounts }) => readCounts.add([readCountRow('post-9')], 50)),
    sums: reads(async ({ readCounts }) =>
      readCounts.sums({ authorId: 'user-1' }, { since: 1, from: 8, take: 20 }),
    ),
    totals: reads(async ({ readCounts }) => readCounts.totals(['post-9', 'post-49'])),
    fold: unseen(notOnPages, async ({ readCounts }) => readCounts.fold(9)),
  },
};
