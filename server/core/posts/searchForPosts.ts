import type { Data } from '@server/data/port';
import type { Counted, Page, PostCardRow } from '@server/data/rows';
import { correctTerm } from './correctTerm';
import { readMatches, type SearchMatches } from './readMatches';

type Found = Counted<PostCardRow>;
type Search = Page & { term: string };

/** Of results that the data port keeps and returns again. */
const matchesOf = new WeakMap<Found, SearchMatches>();
const correctionOf = new WeakMap<Found, { term: string | null }>();

async function matchesFor(data: Data, found: Found, { term, skip }: Search) {
  const known = matchesOf.get(found);
  if (known) return known;
  const matches = await readMatches(data, { rows: found.rows, term, isFirstPage: skip === 0 });
  matchesOf.set(found, matches);
  return matches;
}

async function correctionFor({ matches }: Data, nothing: Found, term: string) {
  const known = correctionOf.get(nothing) ?? { term: await correctTerm(matches, term) };
  correctionOf.set(nothing, known);
  return known.term;
}

type SearchResult = { found: Found; matches: SearchMatches; corrected?: string };

/** The posts that match and what is shown with them. Without a match, those of the corrected term. */
export async function searchForPosts(data: Data, search: Search): Promise<SearchResult> {
  const found = await data.posts.search(search);
  const term = found.count > 0 ? null : await correctionFor(data, found, search.term);
  const other = term === null ? null : await data.posts.search({ ...search, term });
  if (term === null || !other || other.count === 0) {
    return { found, matches: await matchesFor(data, found, search) };
  }
  const matches = await matchesFor(data, other, { ...search, term });
  return { found: other, matches, corrected: term };
}
