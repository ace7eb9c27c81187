import type { HubQuery } from '@contract/hubQuery';
import * as v from 'valibot';
import type { PostsQuery } from '../model/postListQuery';

/** What a search finds. */
export const searchHint = 'A title, topic or author';

/** The posts that the address of the hub asks for. Their pages are counted from 0. */
export function postsQueryOf({ q, tag, page }: HubQuery): PostsQuery {
  return { term: q || tag, page: page - 1 };
}

const state = v.object({ tag: v.pipe(v.string(), v.trim(), v.nonEmpty()) });

/** The tag in the navigation state. */
export function tagFrom(navigationState: unknown): string | null {
  const parsed = v.safeParse(state, navigationState);
  return parsed.success ? parsed.output.tag : null;
}
