import type { PostCard } from '@contract/entities';
import { paths } from '@contract/pages';
import { Link } from 'react-router-dom';
import { usePosts } from '@/store/posts/usePosts';
import { buttonClasses } from '@/ui/Button';
import { EmptyList } from '@/ui/EmptyList';
import { EmptyState } from '@/ui/EmptyState';
import { OwnPostCard } from './OwnPostCard';
import type { OwnPostsSelection } from './ownPostsAddress';

type OwnPostListProps = {
  ids: readonly string[];
  selection: OwnPostsSelection;
  canCreate: boolean;
  onPage: (page: number) => void;
  onToggle: (post: PostCard) => void;
  onEdit: (post: PostCard) => void;
  onDelete: (post: PostCard) => void;
  onUnschedule: (post: PostCard) => void;
  onKept: (post: PostCard) => void;
};

function NothingSelected({ state, searchTerm }: OwnPostsSelection) {
  return (
    <EmptyState icon="search">
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
export function OwnPostList({ ids, selection, canCreate, onPage, ...handlers }: OwnPostListProps) {
  const posts = usePosts(ids);
  const { page, state, searchTerm } = selection;
  if (posts.length > 0) {
    return posts.map((post) => <OwnPostCard key={post._id} post={post} {...handlers} />);
  }
  if (page === 0 && (state !== 'all' || searchTerm)) return <NothingSelected {...selection} />;
  return (
    <EmptyList icon="document" page={page} onPage={onPage}>
      <p>You have not created any post yet. Let's create</p>
      {canCreate ? (
        <Link to={paths.create} className={buttonClasses('secondary')}>
          Create New Post
        </Link>
      ) : null}
    </EmptyList>
  );
}
