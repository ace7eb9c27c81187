import type { PostDetails } from '@contract/entities';
import { readHistoryView } from '@contract/historyView';
import { readComparison } from './historyQueries';

export type Range = NonNullable<ReturnType<typeof readComparison>>;
/** What is shown beside the list: a version, or what changed between two. */
export type Shown = { read: number } | { range: Range };

/** The post and its present version. */
export type PostProps = { post: PostDetails; present: number };

/** What the address asks for. */
export function readShown(search: URLSearchParams): Shown | null {
  const { read } = readHistoryView(search);
  if (read !== undefined) return { read };
  const range = readComparison(search);
  return range && { range };
}

/** The version that is marked in the list. */
export const chosenBy = (shown: Shown) =>
  'read' in shown ? shown.read : (shown.range.until ?? shown.range.since);

export const rangeName = ({ since, until }: Range) =>
  until === null ? `Changes since version ${since}` : `Changes in version ${until}`;
