import { findBlock } from '@contract/document/passageState';
import type { BacklinkRow } from '@server/data/rows/bookCardRows';
import type { Page } from '@server/data/rows/rows';
import type { Ports } from '../ports';
import { readTexts } from '../posts/documentTexts';
import { shownIds } from './shownPassages';

const keyOf = ({ passageId, post, quote, createdAt }: BacklinkRow) =>
  passageId ?? `${post?.url} ${createdAt} ${quote}`;

/** The blocks of the post that contain the words now. Changed words have their old block, if it still exists. */
async function placeQuotes(ports: Ports, postId: string, rows: readonly BacklinkRow[]) {
  if (rows.length === 0) return [];
  const documents = await readTexts(ports, await ports.data.book.revisions([postId]));
  const texts = documents.get(postId)?.texts ?? [];
  return rows.map((row) => {
    const own = texts.find(({ blockId }) => blockId === row.blockId);
    return { ...row, blockId: findBlock(texts, row) ?? own?.blockId ?? '' };
  });
}

/** What quotes a post, newest first: passages that visitors see, and quote blocks of public posts. */
export async function findBacklinks(ports: Ports, postId: string, { skip, take }: Page) {
  const { book } = ports.data;
  const { passages, blocks } = await book.quotesOf(postId);
  const shown = await shownIds(ports, passages);
  const visible = passages.filter(({ id }) => shown.has(id));
  const all = [
    ...visible.map(({ id, createdAt }) => ({ createdAt, passageId: id, block: null })),
    ...blocks.map((block) => ({ createdAt: block.createdAt, passageId: null, block })),
  ].toSorted((one, other) => other.createdAt - one.createdAt);
  const end = skip + take;
  const page = all.slice(skip, end);
  const rows = await book.backlinks({
    passageIds: page.flatMap(({ passageId }) => passageId ?? []),
    blocks: page.flatMap(({ block }) => (block ? [block] : [])),
  });
  const newestFirst = rows.toSorted(
    (one, other) => other.createdAt - one.createdAt || (keyOf(one) < keyOf(other) ? -1 : 1),
  );
  const headings = new Set(visible.map(({ headingId }) => headingId));
  const posts = new Set(blocks.map((block) => block.postId));
  return {
    rows: await placeQuotes(ports, postId, newestFirst),
    count: all.length,
    books: headings.size + posts.size,
    areMore: all.length > end,
  };
}
