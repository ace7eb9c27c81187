import { foldText } from '@contract/foldText';
import type { Data } from '@server/data/port';
import type { PostCardRow } from '@server/data/rows/rows';
import { excerptOf } from './excerptOf';

const most = { authors: 3, topics: 5 };

/** Larger documents would take longer than the search. */
const mostBytes = 32 * 1024;

/** Whether the term is in what a card shows or in its keywords: then no document was searched. */
function isInCard(row: PostCardRow, term: string) {
  const { title, tags, metaDescription, seoKeywords, author } = row;
  const texts = [title, ...tags, metaDescription, seoKeywords];
  const name = `${author.firstName} ${author.lastName}`;
  return [...texts, name].some((text) => foldText(text).includes(term));
}

async function readExcerpts({ matches }: Data, rows: readonly PostCardRow[], term: string) {
  const [first] = rows;
  if (!first || isInCard(first, foldText(term))) return [];
  const contents = await matches.contents({ ids: rows.map(({ id }) => id), mostBytes });
  return contents.flatMap(({ id, content }) => {
    const text = excerptOf(content, term);
    return text === null ? [] : [{ postId: id, text }];
  });
}

/** The tags of the posts that contain the term, those of the most posts first. */
function topicsOf(rows: readonly PostCardRow[], term: string) {
  const counts = new Map<string, { tag: string; posts: number }>();
  for (const tag of rows.flatMap(({ tags }) => tags)) {
    const key = foldText(tag);
    if (!key.includes(foldText(term))) continue;
    const { tag: shown, posts } = counts.get(key) ?? { tag, posts: 0 };
    counts.set(key, { tag: shown, posts: posts + 1 });
  }
  return [...counts.values()]
    .toSorted((one, other) => other.posts - one.posts)
    .slice(0, most.topics)
    .map(({ tag }) => tag);
}

export type SearchMatches = Awaited<ReturnType<typeof readMatches>>;

type Search = { rows: readonly PostCardRow[]; term: string; isFirstPage: boolean };

/** The other results of a search: passages, and on the first page authors and topics. */
export async function readMatches(data: Data, { rows, term, isFirstPage }: Search) {
  const [excerpts, authors] = await Promise.all([
    readExcerpts(data, rows, term),
    isFirstPage ? data.matches.authors({ term, take: most.authors }) : [],
  ]);
  return { excerpts, authors, topics: isFirstPage ? topicsOf(rows, term) : [] };
}
