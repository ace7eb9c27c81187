import type { PostCard as Post } from '@contract/entities';
import { CardGrid } from '@/ui/CardGrid';
import { cardShape } from '../cards/cardShape';
import { PostCard } from '../cards/PostCard';
import type { SearchMatches } from '../model/postListQuery';
import { usePrefetchPost } from '../model/usePrefetchPost';
import { FoundNames } from './FoundNames';
import { Marked } from './Marked';

export type SearchResultsProps = {
  posts: readonly Post[];
  term: string;
  matches: SearchMatches;
};

/**
 * What a search found: authors, topics and posts. The words are marked, and posts that only their document
 * matches show the passage.
 */
export function SearchResults({ posts, term, matches }: SearchResultsProps) {
  const prefetchPost = usePrefetchPost();
  const mark = (text: string) => <Marked text={text} term={matches.corrected ?? term} />;
  const excerpts = new Map(matches.excerpts?.map(({ postId, text }) => [postId, text]));
  return (
    <>
      <FoundNames term={term} matches={matches} />
      <CardGrid>
        {posts.map((post, index) => {
          const excerpt = excerpts.get(post._id);
          return (
            <PostCard
              key={post._id}
              post={post}
              heading="h2"
              isFirst={index === 0}
              shape={cardShape({ index, count: posts.length })}
              onPrefetch={(url) => void prefetchPost(url)}
              mark={mark}
            >
              {excerpt ? (
                <p dir="auto" className="found-passage font-serif text-sm wrap-anywhere">
                  {mark(excerpt)}
                </p>
              ) : null}
            </PostCard>
          );
        })}
      </CardGrid>
    </>
  );
}
