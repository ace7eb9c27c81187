import type { PostCard } from '@contract/entities';
import { Link } from 'react-router-dom';
import { usePosts } from '@/store/usePosts';
import { buttonClasses } from '@/ui/Button';
import { EmptyState, emptyPageText } from '@/ui/EmptyState';
import { OwnPostCard } from './OwnPostCard';

type OwnPostListProps = {
  ids: readonly string[];
  isFirstPage: boolean;
  canCreate: boolean;
  onToggle: (post: PostCard) => void;
  onEdit: (post: PostCard) => void;
  onDelete: (post: PostCard) => void;
};

/** One page of the user's own posts. */
export function OwnPostList({ ids, isFirstPage, canCreate, ...handlers }: OwnPostListProps) {
  const posts = usePosts(ids);
  if (posts.length > 0) {
    return posts.map((post) => <OwnPostCard key={post._id} post={post} {...handlers} />);
  }
  return (
    <EmptyState>
      <p>{isFirstPage ? "You have not created any post yet. Let's create" : emptyPageText}</p>
      {isFirstPage && canCreate ? (
        <Link to="/create" className={buttonClasses('secondary')}>
          Create New Post
        </Link>
      ) : null}
    </EmptyState>
  );
}
