import type { PostData } from '../port';
import { postCard } from './cards';
import { mergeNewest } from './mergeNewest';
import type { Dated } from './ordered';
import { pageOf, pageOfFound } from './paging';
import type { Store } from './store';

type Lists = Pick<
  PostData,
  'trending' | 'byPopularAuthors' | 'latest' | 'search' | 'recent' | 'ofAuthor' | 'keywords'
>;

/** How many authors count as popular. */
const popularAuthors = 20;

function firstOthers(entries: Iterable<Dated>, without: ReadonlySet<string>, take: number) {
  const others: Dated[] = [];
  for (const entry of entries) {
    if (others.length >= take) break;
    if (!without.has(entry.id)) others.push(entry);
  }
  return others;
}

function newestOfPopular({ indexes }: Store) {
  const { popularAuthors: authors, publishedOf } = indexes.posts;
  return mergeNewest(authors.page(0, popularAuthors).map((id) => publishedOf.of(id).walk()));
}

export function createMemoryPostLists(store: Store): Lists {
  const card = (id: string) => postCard(store, id);
  return {
    trending: async ({ take }) => store.indexes.posts.trending.page(0, take).map(card),
    async byPopularAuthors({ without, take }) {
      const posts = firstOthers(newestOfPopular(store), new Set(without), take);
      return posts.map(({ id }) => card(id));
    },
    latest: async (page) => pageOf(store.indexes.posts.latest, page, card),
    async search(query) {
      const { search, latest } = store.indexes.posts;
      return pageOfFound({ search, everything: latest }, query, card);
    },
    async recent({ without, take }) {
      const { latest } = store.indexes.posts;
      return firstOthers(latest.walk(), new Set([without]), take).map(({ id }) => card(id));
    },
    async ofAuthor({ authorId, publishedOnly, ...page }) {
      const { publishedOf, ofAuthor } = store.indexes.posts;
      return pageOf((publishedOnly ? publishedOf : ofAuthor).of(authorId), page, card);
    },
    keywords: async ({ take }) => store.indexes.posts.mostUsedTags(take),
  };
}
