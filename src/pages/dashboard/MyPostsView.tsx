import type { PostCard } from '@contract/entities';
import { editPath } from '@contract/pages';
import { can } from '@contract/permissions';
import { postTexts } from '@contract/texts/postTexts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ownPostsQuery } from '@/features/dashboard/dashboardQueries';
import { ListCount, matchUnits } from '@/features/dashboard/ListCount';
import { OwnPostList } from '@/features/dashboard/OwnPostList';
import { OwnPostsFilter } from '@/features/dashboard/OwnPostsFilter';
import {
  type OwnPostsSelection,
  ownPostsParams,
  readOwnPostsAddress,
} from '@/features/dashboard/ownPostsAddress';
import { PostRestrictions } from '@/features/dashboard/PostRestrictions';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { lazyPart } from '@/lib/browser/lazyPart';
import { usePageNumber } from '@/lib/hooks/usePageNumber';
import { notify } from '@/lib/notify';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { deletePost, setPublished, unschedulePost } from '@/store/posts/writingThunks';
import { reloadQuery } from '@/store/routeQuery';
import { useRouteData } from '@/store/useRouteData';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { DeletePostDialog } from '@/ui/DeletePostDialog';
import { Pagination } from '@/ui/Pagination';
import { WhenLoaded } from '@/ui/WhenLoaded';
import { UnfinishedPosts } from './UnfinishedPosts';

/** Whether the page has changed since the view was opened, or since another state or title was selected. */
function useIsOtherPage({ page, state, searchTerm }: OwnPostsSelection) {
  const list = `${state}/${searchTerm}`;
  const [seen, setSeen] = useState({ list, page, isOtherPage: false });
  if (seen.list !== list) setSeen({ list, page, isOtherPage: false });
  else if (seen.page !== page) setSeen({ list, page, isOtherPage: true });
  return seen.list === list && (seen.isOtherPage || seen.page !== page);
}

const KeptDialog = lazyPart({
  load: async () => (await import('@/features/book/kept/KeptDialog')).KeptDialog,
});

const postUnits = ['post', 'posts'] as const;

export function MyPostsView() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [, setPage] = usePageNumber();
  const [params, setParams] = useSearchParams();
  const selection = readOwnPostsAddress(params);
  const { page, state, searchTerm } = selection;
  const isOtherPage = useIsOtherPage(selection);
  const viewer = useViewer();
  const [keptPost, setKeptPost] = useState<PostCard | null>(null);
  const [postToDelete, setPostToDelete] = useState<PostCard | null>(null);
  const arg = { viewerId: viewer?.id ?? '', ...selection };
  const loaded = useRouteData(ownPostsQuery(arg, { isOtherPage }));
  const isFiltered = state !== 'all' || searchTerm !== '';
  const hasNone = loaded.data?.ids.length === 0 && page === 0 && !isFiltered;

  async function handleToggle({ _id: id, isPublished }: Pick<PostCard, '_id' | 'isPublished'>) {
    const outcome = await dispatch(setPublished({ id, isPublished: !isPublished }));
    if (!isPublished || !setPublished.fulfilled.match(outcome)) return;
    const { message } = outcome.payload;
    if (!message) return;
    notify.undoable(message, outcome.meta.requestId, () => {
      void dispatch(setPublished({ id, isPublished: true }));
    });
  }

  async function handleDelete() {
    if (!postToDelete) return;
    const { _id: id, author } = postToDelete;
    const outcome = await dispatch(deletePost({ id, authorId: author._id }));
    setPostToDelete(null);
    if (!deletePost.fulfilled.match(outcome)) return;
    if (page > 0 && loaded.data?.ids.length === 1) setPage(page - 1);
    else dispatch(reloadQuery(ownPostsQuery(arg)));
  }

  return (
    <ViewFrame
      title="All Blog Posts"
      description="Everything you have written here."
      aside={
        hasNone ? null : (
          <ListCount count={loaded.data?.count} units={searchTerm ? matchUnits : postUnits} />
        )
      }
    >
      <PostRestrictions />
      <UnfinishedPosts />
      {hasNone ? null : (
        <OwnPostsFilter
          state={state}
          searchTerm={searchTerm}
          onSearch={(term) => setParams(ownPostsParams({ state, searchTerm: term }))}
        />
      )}
      <WhenLoaded
        loaded={loaded}
        failure={postTexts.loadFailed}
        skeleton={<CardSkeletons kind="ownPost" />}
      >
        {({ ids, areMore }) => (
          <div className="@container">
            <OwnPostList
              ids={ids}
              selection={selection}
              canCreate={can(viewer, 'create post')}
              onPage={setPage}
              onToggle={(post) => void handleToggle(post)}
              onEdit={(post) => void navigate(editPath(post.url), { state: { post } })}
              onDelete={setPostToDelete}
              onKept={setKeptPost}
              onUnschedule={({ _id: id }) => void dispatch(unschedulePost({ id }))}
            />
            <Pagination page={page} count={ids.length} areMore={areMore} onPage={setPage} />
          </div>
        )}
      </WhenLoaded>
      {keptPost ? <KeptDialog post={keptPost} onClose={() => setKeptPost(null)} /> : null}
      <DeletePostDialog
        isOpen={postToDelete !== null}
        onDelete={handleDelete}
        onClose={() => setPostToDelete(null)}
      />
    </ViewFrame>
  );
}
