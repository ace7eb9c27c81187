import type { PostCard } from '@contract/entities';
import { postTexts } from '@contract/texts/postTexts';
import { useState } from 'react';
import { ListCount, matchUnits, postUnits } from '@/features/dashboard/ListCount';
import { OwnPostList } from '@/features/dashboard/OwnPostList';
import { OwnPostsFilter } from '@/features/dashboard/OwnPostsFilter';
import { PostRestrictions } from '@/features/dashboard/PostRestrictions';
import { useOwnPosts } from '@/features/dashboard/useOwnPosts';
import { ViewFrame } from '@/features/dashboard/ViewFrame';
import { useWorkInList } from '@/features/editor/screen/drafts/useWorkInList';
import { lazyPart } from '@/lib/browser/lazyPart';
import { useViewer } from '@/store/hooks';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { DeletePostDialog } from '@/ui/DeletePostDialog';
import { Pagination } from '@/ui/Pagination';
import { WhenLoaded } from '@/ui/WhenLoaded';

const KeptDialog = lazyPart({
  load: async () => (await import('@/features/book/kept/KeptDialog')).KeptDialog,
});

export function MyPostsView() {
  const { selection, loaded, hasNone, search, arrange, setPage, remove } = useOwnPosts();
  const { page, state, searchTerm } = selection;
  const [keptPost, setKeptPost] = useState<PostCard | null>(null);
  const [postToDelete, setPostToDelete] = useState<PostCard | null>(null);
  const { noteOf, otherThan, question } = useWorkInList(useViewer()?.id ?? '', remove);
  const isWhole = page === 0 && state === 'all' && !searchTerm;

  async function handleDelete() {
    if (postToDelete) await remove(postToDelete);
    setPostToDelete(null);
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
      {hasNone ? null : (
        <OwnPostsFilter selection={selection} onSearch={search} onOrder={arrange} />
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
              noteOf={noteOf}
              otherWork={isWhole ? otherThan(ids) : null}
              onPage={setPage}
              onDelete={setPostToDelete}
              onKept={setKeptPost}
            />
            <Pagination page={page} count={ids.length} areMore={areMore} onPage={setPage} />
          </div>
        )}
      </WhenLoaded>
      {loaded.status === 'failed' && !loaded.data ? otherThan([]) : null}
      {question}
      {keptPost ? <KeptDialog post={keptPost} onClose={() => setKeptPost(null)} /> : null}
      <DeletePostDialog
        isOpen={postToDelete !== null}
        onDelete={handleDelete}
        onClose={() => setPostToDelete(null)}
      />
    </ViewFrame>
  );
}
