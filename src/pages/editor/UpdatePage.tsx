import { editPath, paths } from '@contract/pages';
import { can } from '@contract/permissions';
import { loadingTexts } from '@contract/texts/loadingTexts';
import { postTexts } from '@contract/texts/postTexts';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { continuedDraft } from '@/features/editor/draft/continuedDraft';
import { useSavedPost } from '@/features/editor/publishing/useSavedPost';
import { EditorHead } from '@/features/editor/screen/EditorHead';
import { useViewer } from '@/store/hooks';
import { FailedState } from '@/ui/FailedState';
import { LoadingStatus } from '@/ui/Skeleton';
import { EditorSection } from './EditorSection';

function SavedPostPage({ url }: { url: string }) {
  const viewer = useViewer();
  const { post, opened, deleted, isGone, hasFailed, error, ...again } = useSavedPost(url);
  const { reload, loadAgain } = again;
  const [mayEdit, setMayEdit] = useState(false);

  if (deleted) {
    return <EditorSection opened={deleted} onUnlocked={loadAgain} onCreated={loadAgain} />;
  }
  if (isGone) return <Navigate to={paths.notFound} replace />;
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
  return <EditorSection opened={opened} post={post} onUnlocked={loadAgain} onCreated={loadAgain} />;
}

/** The editor of a saved post. */
export function UpdatePage({ url }: { url: string }) {
  const [continued] = useState(continuedDraft.read);
  // The draft has got its address since the editor opened it.
  if (continued !== null && continued !== url) return <Navigate to={editPath(continued)} replace />;
  return <SavedPostPage url={url} />;
}
