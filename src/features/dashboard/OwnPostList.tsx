import type { PostCard } from '@contract/entities';
import { paths } from '@contract/pages';
import { Link } from 'react-router-dom';
import { usePosts } from '@/store/posts/usePosts';
import { buttonClasses } from '@/ui/Button';
import { EmptyState, emptyPageText } from '@/ui/EmptyState';
import { OwnPostCard } from './OwnPostCard';
import type { OwnPostsSelection } from './ownPostsAddress';

type OwnPostListProps = {
  ids: readonly string[];
  selection: OwnPostsSelection;
  canCreate: boolean;
  onToggle: (post: PostCard) => void;
  onEdit: (post: PostCard) => void;
  onDelete: (post: PostCard) => void;
  onUnschedule: (post: PostCard) => void;
};

function NothingSelected({ state, searchTerm }: OwnPostsSelection) {
  return (
    <EmptyState>
      {searchTerm ? (
        <p>{`No title contains “${searchTerm}”.`}</p>
      ) : (
        <p>{`You have no ${state} posts.`}</p>
      )}
      <Link to={paths.ownPosts} className={buttonClasses('secondary')}>
        Show all posts
      </Link>
    </EmptyState>
  );
}

/** One page of the user's own posts. */
export function OwnPostList({ ids, selection, canCreate, ...handlers }: OwnPostListProps) {
  const posts = usePosts(ids);
  const { page, state, searchTerm } = selection;
  if (posts.length > 0) {
    return posts.map((post) => <OwnPostCard key={post._id} post={post} {...handlers} />);
  }
  if (page > 0) {
    return (
      <EmptyState>
        <p>{emptyPageText}</p>
      </EmptyState>
    );
  }
  if (state !== 'all' || searchTerm) return <NothingSelected {...selection} />;
  return (
    <EmptyState>
      <p>You have not created any post yet. Let's create</p>
      {canCreate ? (
        <Link to={paths.create} className={buttonClasses('secondary')}>
          Create New Post
        </Link>
      ) : null}
    </EmptyState>
  );
}
