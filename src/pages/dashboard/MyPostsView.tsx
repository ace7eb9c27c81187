import type { PostCard } from '@contract/entities';
import { can } from '@contract/permissions';
import { postTexts } from '@contract/texts/postTexts';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import {
  deleteOwnPost,
  fetchOwnPosts,
  setPublished,
  turnOwnPosts,
} from '@/features/dashboard/dashboardThunks';
import { OwnPostCard } from '@/features/dashboard/OwnPostCard';
import { useLoadable } from '@/features/dashboard/useLoadable';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { WhenLoaded } from '@/features/dashboard/WhenLoaded';
import { usePageNumber } from '@/lib/usePageNumber';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectViewer } from '@/store/viewer';
import { buttonClasses } from '@/ui/Button';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { DeletePostDialog } from '@/ui/DeletePostDialog';
import { EmptyState, emptyPageText } from '@/ui/EmptyState';
import { Pagination } from '@/ui/Pagination';

/** Whether the page was turned since the view opened, by whichever way. */
function useTurned(page: number) {
  const [turned, setTurned] = useState({ page, isTurned: false });
  if (turned.page !== page) setTurned({ page, isTurned: true });
  return turned.isTurned || turned.page !== page;
}

export function MyPostsView() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [page, setPage] = usePageNumber();
  const isTurned = useTurned(page);
  const mayCreate = useAppSelector((state) => can(selectViewer(state), 'create post'));
  const [postToDelete, setPostToDelete] = useState<PostCard | null>(null);
  const loaded = useLoadable({
    select: ({ posts }) => posts.list,
    arg: { page },
    start: () => dispatch(isTurned ? turnOwnPosts({ page }) : fetchOwnPosts({ page })),
  });

  async function handleDelete() {
    if (!postToDelete) return;
    const { _id: id, author } = postToDelete;
    const outcome = await dispatch(deleteOwnPost({ id, authorId: author._id }));
    setPostToDelete(null);
    if (!deleteOwnPost.fulfilled.match(outcome)) return;
    if (page > 0 && loaded.data?.posts.length === 1) setPage(page - 1);
    else void dispatch(fetchOwnPosts({ page }));
  }

  return (
    <ViewFrame title="All Blog Posts" description="Everything you have written here.">
      <WhenLoaded
        loaded={loaded}
        failure={postTexts.loadFailed}
        skeleton={<CardSkeletons kind="ownPost" />}
      >
        {({ posts, areMore }) => (
          <div>
            {posts.map((post) => (
              <OwnPostCard
                key={post._id}
                post={post}
                onToggle={({ _id, isPublished }) =>
                  void dispatch(setPublished({ id: _id, isPublished: !isPublished }))
                }
                onEdit={({ url }) =>
                  void navigate(`/update?post=${encodeURIComponent(url)}`, { state: { post } })
                }
                onDelete={setPostToDelete}
              />
            ))}
            {posts.length === 0 ? (
              <EmptyState>
                <p>
                  {page > 0 ? emptyPageText : "You have not created any post yet. Let's create"}
                </p>
                {page === 0 && mayCreate ? (
                  <Link to="/create" className={buttonClasses('secondary')}>
                    Create New Post
                  </Link>
                ) : null}
              </EmptyState>
            ) : null}
            <Pagination page={page} areMore={areMore} onPage={setPage} />
          </div>
        )}
      </WhenLoaded>
      <DeletePostDialog
        isOpen={postToDelete !== null}
        onDelete={handleDelete}
        onClose={() => setPostToDelete(null)}
      />
    </ViewFrame>
  );
}
