import { editPath, paths } from '@contract/pages';
import { can } from '@contract/permissions';
import { loadingTexts } from '@contract/texts/loadingTexts';
import { postTexts } from '@contract/texts/postTexts';
import { useLayoutEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { continuedDraft } from '@/features/editor/draft/continuedDraft';
import { unfinishedDraft } from '@/features/editor/draft/unfinishedDraft';
import { useSavedPost } from '@/features/editor/publishing/useSavedPost';
import { UnfinishedNote } from '@/features/editor/screen/drafts/UnfinishedNote';
import { EditorHead } from '@/features/editor/screen/EditorHead';
import { useViewer } from '@/store/hooks';
import { FailedState } from '@/ui/FailedState';
import { LoadingStatus } from '@/ui/Skeleton';
import { EditorSection } from './EditorSection';

type UpdatePageProps = {
  url: string;
  /** It was opened because the writer left it unfinished. */
  isUnfinished: boolean;
};

function SavedPostPage({ url, isUnfinished }: UpdatePageProps) {
  const viewer = useViewer();
  const { post, opened, deleted, movedTo, isGone, hasFailed, error, ...again } = useSavedPost(url);
  const { reload, loadAgain } = again;
  const [mayEdit, setMayEdit] = useState(false);

  // Before the redirect.
  useLayoutEffect(() => {
    if (isGone && viewer) unfinishedDraft.forget(viewer.id);
  }, [isGone, viewer]);

  if (movedTo !== null) return <Navigate to={editPath(movedTo)} replace />;
  if (deleted) {
    return <EditorSection opened={deleted} onUnlocked={loadAgain} onCreated={loadAgain} />;
  }
  if (isGone) return <Navigate to={isUnfinished ? paths.create : paths.notFound} replace />;
  if (hasFailed)
    return <FailedState message={postTexts.loadFailed} error={error} onRetry={reload} />;
  if (!post) {
    return (
      <section>
        <EditorHead title="Update Post" />
        <LoadingStatus label={loadingTexts.post} />
      </section>
    );
  }
  if (!opened) return <Navigate to={paths.posts} replace />;
  if (!mayEdit) {
    if (!can(viewer, 'edit post', { authorId: post.author._id })) {
      return <Navigate to={paths.denied} replace />;
    }
    setMayEdit(true);
  }
  return (
    <>
      {isUnfinished && viewer ? <UnfinishedNote userId={viewer.id} /> : null}
      <EditorSection opened={opened} post={post} onUnlocked={loadAgain} onCreated={loadAgain} />
    </>
  );
}

/** The editor of a saved post. */
export function UpdatePage(props: UpdatePageProps) {
  const [continued] = useState(continuedDraft.read);
  // The draft has got its address since the editor opened it.
  if (continued !== null && continued !== props.url)
    return <Navigate to={editPath(continued)} replace />;
  return <SavedPostPage {...props} />;
}
