import { postTexts } from '@contract/texts/postTexts';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/ui/EmptyState';
import { hubPath } from './hubQuery';

type NoPostsProps = {
  /** Empty if all posts were listed. */
  term: string;
  topics: readonly string[];
};

function Topics({ topics }: Pick<NoPostsProps, 'topics'>) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <p id={id}>Try one of these topics:</p>
      <ul aria-labelledby={id} className="flex flex-wrap justify-center gap-x-5">
        {topics.map((tag) => (
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

/** An empty list. After a search it offers topics and all posts. */
export function NoPosts({ term, topics }: NoPostsProps) {
  return (
    <EmptyState>
      <p>{postTexts.none}</p>
      {term && topics.length > 0 ? <Topics topics={topics} /> : null}
      {term ? (
        <Link to="/posts" className="text-link">
          Show all posts
        </Link>
      ) : null}
    </EmptyState>
  );
}
