import { isAlwaysShown, showsQuote } from '@contract/book/showsQuote';
import { groupBy } from '@contract/groupBy';
import type { PassageCardRow, PublicWordsRow } from '@server/data/rows/bookCardRows';
import type { Ports } from '../ports';
import { readTexts } from '../posts/documentTexts';

const sum = (rows: readonly PublicWordsRow[]) => rows.reduce((all, { words }) => all + words, 0);

/** The passages of each post in each collection. */
function groupByPost(rows: readonly PublicWordsRow[]) {
  const ofPosts = rows.filter(({ postId }) => postId !== null);
  return [...groupBy(ofPosts, (row) => `${row.headingId} ${row.postId}`).values()];
}

/** The ids of the passages that visitors see: in one collection at most a fifth of a post's words. */
export async function shownIds(ports: Ports, rows: readonly PublicWordsRow[]) {
  const long = groupByPost(rows).filter((group) => !isAlwaysShown(sum(group)));
  const hidden = new Set<string>();
  const ids = [...new Set(long.map(([row]) => row?.postId ?? ''))];
  const posts = ids.length === 0 ? [] : await ports.data.book.revisions(ids);
  const documents = await readTexts(ports, posts);
  for (const group of long) {
    const postWords = documents.get(group[0]?.postId ?? '')?.words ?? 0;
    const words = group.map((row) => row.words);
    for (const [at, isShown] of showsQuote(words, postWords).entries())
      if (!isShown) hidden.add(group[at]?.id ?? '');
  }
  return new Set(rows.map(({ id }) => id).filter((id) => !hidden.has(id)));
}

/**
 * Whether visitors see a member's passages in public collections. Only their posts are read, not all posts of
 * the collections.
 */
export async function readShown(ports: Ports, passages: readonly PassageCardRow[]) {
  const shown = new Map<string, boolean>();
  const postIds = new Set(passages.map(({ postId }) => postId));
  const ids = new Set(passages.flatMap(({ headingId }) => headingId ?? []));
  for (const headingId of ids) {
    if (!(await ports.data.book.publicHeading({ id: headingId }))) continue;
    const words = await ports.data.book.publicWords({ headingIds: [headingId] });
    const visible = await shownIds(
      ports,
      words.filter(({ postId }) => postIds.has(postId)),
    );
    for (const passage of passages)
      if (passage.headingId === headingId) shown.set(passage.id, visible.has(passage.id));
  }
  return shown;
}
