import * as v from 'valibot';
import { pageOf } from '@/lib/pageNumber';
import type { PostsQuery } from '../model/blogThunks';

/** The query in the URL of the posts hub. A search term takes precedence over a tag. */
export type HubQuery = { q: string; tag: string; page: number };

/** What a search finds. */
export const searchHint = 'A title, topic or author';

export function readHubQuery(params: URLSearchParams): HubQuery {
  const q = (params.get('q') ?? '').trim();
  return { q, tag: q ? '' : (params.get('tag') ?? '').trim(), page: pageOf(params) };
}

export function postsQueryOf({ q, tag, page }: HubQuery): PostsQuery {
  return { term: q || tag, page };
}

const state = v.object({ tag: v.pipe(v.string(), v.trim(), v.nonEmpty()) });

/** The tag in the navigation state. */
export function tagFrom(navigationState: unknown): string | null {
  const parsed = v.safeParse(state, navigationState);
  return parsed.success ? parsed.output.tag : null;
}
