import { limits } from '@contract/limits';
import type { CommentCardRow, ThreadRow } from '@server/data/rows/communityRows';

const lengthOf = ({ text, quote }: CommentCardRow) => text.length + quote.length;

const lengthOfThread = (thread: ThreadRow) =>
  thread.firstReplies.reduce((sum, reply) => sum + lengthOf(reply), lengthOf(thread));

/** The first threads whose text fits into one answer, at least one. Others follow on the next page. */
export function threadsOfPage({ rows, areMore }: { rows: readonly ThreadRow[]; areMore: boolean }) {
  let left: number = limits.threadText;
  const end = rows.findIndex((thread, at) => {
    left -= lengthOfThread(thread);
    return left < 0 && at > 0;
  });
  return end === -1 ? { rows, areMore } : { rows: rows.slice(0, end), areMore: true };
}
