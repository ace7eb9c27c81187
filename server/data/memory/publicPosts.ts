import { dated } from './groups';
import { hotScore } from './hotScore';
import type { LikeIndexes } from './likeIndexes';
import { createRanking } from './ranking';
import { createSearchIndex } from './searchIndex';
import type { StoredPost } from './tableRows';
import { createTagCounts } from './tagCounts';

/** What everyone may list and find. */
export function createPublicPosts({ ofPost }: Pick<LikeIndexes, 'ofPost'>) {
  const latest = createRanking();
  const trending = createRanking();
  const search = createSearchIndex();
  const tagCounts = createTagCounts();
  const tagsOf = new Map<string, readonly string[]>();

  function rank({ id, createdAt }: StoredPost) {
    const score = hotScore(ofPost.count(id), createdAt);
    if (latest.has(id)) trending.put({ id, score, at: createdAt });
  }

  function countTags(id: string, tags: readonly string[]) {
    tagCounts.drop(tagsOf.get(id) ?? []);
    tagCounts.put(tags);
    tagsOf.set(id, tags);
  }

  return {
    latest,
    trending,
    search,
    mostUsedTags: tagCounts.mostUsed,
    rank,
    put(post: StoredPost) {
      const { id, createdAt, tags, title } = post;
      latest.put(dated(id, createdAt));
      rank(post);
      search.put({ id, at: createdAt, texts: [title, ...tags] });
      countTags(id, tags);
    },
    drop(id: string) {
      latest.drop(id);
      trending.drop(id);
      search.drop(id);
      countTags(id, []);
      tagsOf.delete(id);
    },
  };
}
