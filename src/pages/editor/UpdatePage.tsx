import { editPath, paths } from '@contract/pages';
import { can } from '@contract/permissions';
import { loadingTexts } from '@contract/texts/loadingTexts';
import { postTexts } from '@contract/texts/postTexts';
import { useLayoutEffect, useState } from 'react';
import { continuedDraft } from '@/features/editor/draft/continuedDraft';
import { unfinishedDraft } from '@/features/editor/draft/unfinishedDraft';
import { useSavedPost } from '@/features/editor/publishing/useSavedPost';
import { UnfinishedNote } from '@/features/editor/screen/drafts/UnfinishedNote';
import { EditorLoading } from '@/features/editor/screen/EditorHead';
import { useViewer } from '@/store/hooks';
import { FailedState } from '@/ui/FailedState';
import { Redirect } from '@/ui/Redirect';
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

  if (movedTo !== null) return <Redirect to={editPath(movedTo)} />;
  if (deleted) {
    return <EditorSection opened={deleted} onUnlocked={loadAgain} onCreated={loadAgain} />;
  }
  if (isGone) return <Redirect to={isUnfinished ? paths.create : paths.notFound} />;
  if (hasFailed)
    return <FailedState message={postTexts.loadFailed} error={error} onRetry={reload} />;
  if (!post) return <EditorLoading label={loadingTexts.post} />;
  if (!opened) return <Redirect to={paths.posts} />;
  if (!mayEdit) {
    if (!can(viewer, 'edit post', { authorId: post.author._id })) {
      return <Redirect to={paths.denied} />;
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
  if (continued !== null && continued !== props.url) return <Redirect to={editPath(continued)} />;
  return <SavedPostPage {...props} />;
}
