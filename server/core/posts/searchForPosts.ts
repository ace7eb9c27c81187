import type { Data } from '@server/data/port';
import type { Counted, Page, PostCardRow } from '@server/data/rows/rows';
import { correctTerm } from './correctTerm';
import { readMatches, type SearchMatches } from './readMatches';

type Search = Page & { term: string };

type SearchResult = {
  found: Counted<PostCardRow>;
  matches: SearchMatches;
  corrected?: string;
};

async function withMatches(data: Data, { term, ...page }: Search, found: SearchResult['found']) {
  const isFirstPage = page.skip === 0;
  return { found, matches: await readMatches(data, { rows: found.rows, term, isFirstPage }) };
}

/** The posts that match and what is shown with them. Without a match, those of the corrected term. */
export async function searchForPosts(data: Data, search: Search): Promise<SearchResult> {
  const found = await data.posts.search(search);
  const term = found.count > 0 ? null : await correctTerm(data.matches, search.term);
  const other = term === null ? null : await data.posts.search({ ...search, term });
  if (term === null || !other || other.count === 0) return withMatches(data, search, found);
  return { ...(await withMatches(data, { ...search, term }, other)), corrected: term };
}
