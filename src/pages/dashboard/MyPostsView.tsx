import type { PostCard } from '@contract/entities';
import { can } from '@contract/permissions';
import { postTexts } from '@contract/texts/postTexts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ownPostsQuery } from '@/features/dashboard/dashboardQueries';
import { OwnPostList } from '@/features/dashboard/OwnPostList';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { WhenLoaded } from '@/features/dashboard/WhenLoaded';
import { usePageNumber } from '@/lib/usePageNumber';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { deletePost, setPublished } from '@/store/postThunks';
import { reloadQuery } from '@/store/routeQuery';
import { useRouteData } from '@/store/useRouteData';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { DeletePostDialog } from '@/ui/DeletePostDialog';
import { Pagination } from '@/ui/Pagination';
import { UnfinishedPosts } from './UnfinishedPosts';

/** Whether the page has changed since the view was opened. */
function useIsOtherPage(page: number) {
  const [seen, setSeen] = useState({ page, isOtherPage: false });
  if (seen.page !== page) setSeen({ page, isOtherPage: true });
  return seen.isOtherPage || seen.page !== page;
}

export function MyPostsView() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [page, setPage] = usePageNumber();
  const isOtherPage = useIsOtherPage(page);
  const viewer = useViewer();
  const [postToDelete, setPostToDelete] = useState<PostCard | null>(null);
  const owner = { viewerId: viewer?.id ?? '', page };
  const loaded = useRouteData(ownPostsQuery(owner, { isOtherPage }));

  async function handleDelete() {
    if (!postToDelete) return;
    const { _id: id, author } = postToDelete;
    const outcome = await dispatch(deletePost({ id, authorId: author._id }));
    setPostToDelete(null);
    if (!deletePost.fulfilled.match(outcome)) return;
    if (page > 0 && loaded.data?.ids.length === 1) setPage(page - 1);
    else dispatch(reloadQuery(ownPostsQuery(owner)));
  }

  return (
    <ViewFrame title="All Blog Posts" description="Everything you have written here.">
      <UnfinishedPosts />
      <WhenLoaded
        loaded={loaded}
        failure={postTexts.loadFailed}
        skeleton={<CardSkeletons kind="ownPost" />}
      >
        {({ ids, areMore }) => (
          <div>
            <OwnPostList
              ids={ids}
              isFirstPage={page === 0}
              canCreate={can(viewer, 'create post')}
              onToggle={({ _id, isPublished }) =>
                void dispatch(setPublished({ id: _id, isPublished: !isPublished }))
              }
              onEdit={(post) =>
                void navigate(`/update?post=${encodeURIComponent(post.url)}`, { state: { post } })
              }
              onDelete={setPostToDelete}
            />
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
