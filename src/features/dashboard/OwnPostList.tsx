import type { PostCard } from '@contract/entities';
import { editPath, paths } from '@contract/pages';
import { can } from '@contract/permissions';
import { Fragment, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { notify } from '@/lib/notify';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { usePosts } from '@/store/posts/usePosts';
import { setPublished, unschedulePost } from '@/store/posts/writingThunks';
import { buttonClasses } from '@/ui/Button';
import { EmptyList } from '@/ui/EmptyList';
import { EmptyState } from '@/ui/EmptyState';
import { NothingYet } from '@/ui/NothingYet';
import { OwnPostCard } from './OwnPostCard';
import type { OwnPostsSelection } from './ownPostsAddress';

type OwnPostListProps = {
  ids: readonly string[];
  selection: OwnPostsSelection;
  onPage: (page: number) => void;
  onDelete: (post: PostCard) => void;
  onKept: (post: PostCard) => void;
  noteOf: (post: PostCard) => ReactNode;
  /** Work that belongs to no listed post. The first post stands before it. */
  otherWork: ReactNode;
};

function NothingSelected({ state, searchTerm }: OwnPostsSelection) {
  return (
    <EmptyState icon="search">
      <NothingYet to={paths.ownPosts} next="Show all posts">
        {searchTerm ? `No title contains “${searchTerm}”.` : `You have no ${state} posts.`}
      </NothingYet>
    </EmptyState>
  );
}

/** Publishes a post or takes it offline; unpublishing can be undone. */
function useTogglePublished() {
  const dispatch = useAppDispatch();
  return async ({ _id: id, isPublished }: Pick<PostCard, '_id' | 'isPublished'>) => {
    const outcome = await dispatch(setPublished({ id, isPublished: !isPublished }));
    if (!isPublished || !setPublished.fulfilled.match(outcome)) return;
    const { message } = outcome.payload;
    if (!message) return;
    notify.undoable(message, outcome.meta.requestId, () => {
      void dispatch(setPublished({ id, isPublished: true }));
    });
  };
}

/** One page of the user's own posts. */
export function OwnPostList(props: OwnPostListProps) {
  const { ids, selection, onPage, noteOf, otherWork, ...handlers } = props;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const viewer = useViewer();
  const togglePublished = useTogglePublished();
  const posts = usePosts(ids);
  const { page, state, searchTerm } = selection;
  if (posts.length > 0) {
    return posts.map((post, index) => (
      <Fragment key={post._id}>
        <OwnPostCard
          post={post}
          {...handlers}
          note={noteOf(post)}
          onToggle={(toggled) => void togglePublished(toggled)}
          onEdit={(edited) => void navigate(editPath(edited.url), { state: { post: edited } })}
          onUnschedule={({ _id: id }) => void dispatch(unschedulePost({ id }))}
        />
        {index === 0 ? otherWork : null}
      </Fragment>
    ));
  }
  if (page === 0 && (state !== 'all' || searchTerm)) return <NothingSelected {...selection} />;
  return (
    <>
      {otherWork}
      <EmptyList icon="document" page={page} onPage={onPage}>
        <p>You have not created any post yet. Let's create</p>
        {can(viewer, 'create post') ? (
          <Link to={paths.create} className={buttonClasses('secondary')}>
            Create New Post
          </Link>
        ) : null}
        <Link to={paths.move} className="text-link">
          Move your blog here
        </Link>
      </EmptyList>
    </>
  );
}
