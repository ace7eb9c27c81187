import type { ReportEntryRow } from '@server/data/rows/communityRows';
import type { MemberContext } from '../context';
import { readTexts } from '../posts/documentTexts';
import { serializeReport } from '../serializers/serializeReport';

/** Answers entries, with the words of reported posts. */
export async function readReports(
  { ports, viewer }: Pick<MemberContext, 'ports' | 'viewer'>,
  rows: readonly ReportEntryRow[],
) {
  const posts = rows.flatMap(({ postId, postRevision: revision }) =>
    postId === null || revision === null ? [] : [{ postId, revision }],
  );
  const found = await readTexts(ports, posts);
  return rows.map((row) => {
    const blocks = found.get(row.postId ?? '')?.texts ?? [];
    const words = blocks.map(({ text }) => text).filter((text) => text !== '');
    return serializeReport(row, words.join('\n'), viewer);
  });
}

/** As `readReports`, for one entry; null if it no longer exists. */
export async function readReport(context: Pick<MemberContext, 'ports' | 'viewer'>, id: string) {
  const row = await context.ports.data.reports.byId(id);
  return row && ((await readReports(context, [row]))[0] ?? null);
}
