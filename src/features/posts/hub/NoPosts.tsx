import { hubPath, paths } from '@contract/pages';
import { postTexts } from '@contract/texts/postTexts';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/ui/EmptyState';
import type { PostsQuery } from '../model/postListQuery';

const suggestions = 3;

type NoPostsProps = {
  /** Without a search term and on the first page there are no posts at all. */
  query: PostsQuery;
  topics: readonly string[];
};

function Topics({ topics }: Pick<NoPostsProps, 'topics'>) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <p id={id}>Try one of these topics:</p>
      <ul aria-labelledby={id} className="flex flex-wrap justify-center gap-x-5">
        {topics.slice(0, suggestions).map((tag) => (
          <li key={tag}>
            <Link to={hubPath({ tag })} className="inline-flex min-h-11 items-center text-link">
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** An empty list, and what to do about it. */
export function NoPosts({ query: { term, page }, topics }: NoPostsProps) {
  return (
    <EmptyState icon={term ? 'search' : 'document'}>
      <p>{postTexts.none}</p>
      {term && topics.length > 0 ? <Topics topics={topics} /> : null}
      {term || page > 0 ? (
        <Link to={paths.posts} className="text-link">
          Show all posts
        </Link>
      ) : (
        <Link to={paths.create} className="text-link">
          Write the first one
        </Link>
      )}
    </EmptyState>
  );
}
