import type { PostDetails } from '@contract/entities';
import { editPath, paths } from '@contract/pages';
import { can } from '@contract/permissions';
import { loadingTexts } from '@contract/texts/loadingTexts';
import { postTexts } from '@contract/texts/postTexts';
import { nanoid } from '@reduxjs/toolkit';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { SignInForm } from '@/features/auth/SignInForm';
import { VerifyAlert } from '@/features/dashboard/VerifyAlert';
import { continuedDraft } from '@/features/editor/draft/continuedDraft';
import { type OpenedPost, openNew, openPost } from '@/features/editor/draft/draft';
import { useDeletedPost } from '@/features/editor/draft/useDeletedPost';
import { editedPostQuery } from '@/features/editor/publishing/editedPostQuery';
import { PostDocument } from '@/features/posts/post/document/PostDocument';
import { readContent } from '@/features/posts/post/document/readBlocks';
import '@/memberStyles.css';
import { useAppSelector } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { selectViewer } from '@/store/viewer';
import { FailedState } from '@/ui/FailedState';
import { Head } from '@/ui/Head';
import { loadOrReload } from '@/ui/missingChunk';
import { LoadingStatus } from '@/ui/Skeleton';
import { DraftCard } from './editor/DraftCard';

const EditorScreen = lazy(async () => ({
  default: await loadOrReload(
    async () => (await import('@/features/editor/screen/EditorScreen')).EditorScreen,
  ),
}));

const EditorHistory = lazy(async () => ({
  default: await loadOrReload(
    async () => (await import('@/features/revisions/EditorHistory')).EditorHistory,
  ),
}));

const authorState = v.object({ authorId: v.string() });
const postState = v.object({ post: v.object({ url: v.string() }) });

function PreviewDocument({ content }: { content: string }) {
  const readable = readContent(content);
  return readable ? <PostDocument blocks={readable.blocks} markedKey={null} /> : null;
}

/** The title isn't visible, so that the editor looks like the post. */
function EditorHead({ title }: { title: string }) {
  return (
    <>
      <Head title={title} description="Write on Commonplace." isPrivate />
      <h1 className="sr-only">{title}</h1>
    </>
  );
}

type EditorSectionProps = {
  opened: OpenedPost;
  /** The post as it was loaded. */
  post?: PostDetails | null;
  onUnlocked: () => void;
  /** Called with the url when a new post was saved as a draft. */
  onCreated?: (url: string) => void;
};

function EditorSection({ opened, post = null, onUnlocked, onCreated }: EditorSectionProps) {
  const navigate = useNavigate();
  const viewer = useAppSelector(selectViewer);
  // The editor stays open if the session ends meanwhile.
  const [account] = useState({ id: viewer?.id ?? '', username: viewer?.username ?? '' });
  const [author] = useState(() => (opened.authorId === null ? viewer : null));
  function handleCreated(url: string) {
    onCreated?.(url);
    void navigate(editPath(url), { replace: true });
  }

  const title = opened.saved ? 'Update Post' : 'Create New Post';
  return (
    <section>
      <EditorHead title={title} />
      {viewer && !opened.saved && !can(viewer, 'create post') ? (
        <div className="page-width py-4">
          <VerifyAlert />
        </div>
      ) : null}
      <Suspense fallback={<LoadingStatus label={loadingTexts.editor} />}>
        <EditorScreen
          opened={opened}
          account={account}
          onUnlocked={onUnlocked}
          onCreated={handleCreated}
          renderSignIn={(onSignedIn) => <SignInForm onSignedIn={onSignedIn} />}
          renderPreview={(content) => <PreviewDocument content={content} />}
          renderHistory={(slot) => (
            <Suspense fallback={<LoadingStatus label={loadingTexts.history} />}>
              <EditorHistory {...slot} />
            </Suspense>
          )}
          renderCard={(content) => (
            <DraftCard
              content={content}
              post={post}
              author={author && { ...author, _id: author.id }}
            />
          )}
        />
      </Suspense>
    </section>
  );
}

function CreatePage({ state }: { state: unknown }) {
  // The local draft is read after the other tab is closed, so a new post needs no reload.
  const [opened] = useState(() => {
    const parsed = v.safeParse(authorState, state);
    return openNew(parsed.success ? parsed.output.authorId : null);
  });
  const [continued] = useState(continuedDraft.read);
  if (continued !== null) return <Navigate to={editPath(continued)} replace />;
  return <EditorSection opened={opened} onUnlocked={() => undefined} />;
}

function UpdatePage({ url }: { url: string }) {
  const [continued] = useState(continuedDraft.read);
  // The draft has got its address since the editor opened it.
  if (continued !== null && continued !== url) return <Navigate to={editPath(continued)} replace />;
  return <SavedPostPage url={url} />;
}

function SavedPostPage({ url }: { url: string }) {
  const viewer = useAppSelector(selectViewer);
  const [userId] = useState(viewer?.id ?? '');
  const [editorId, setEditorId] = useState(() => nanoid());
  const { data: post, status, error, reload } = useRouteData(editedPostQuery({ url, editorId }));
  // The same object in every render: the editor opens each new one.
  const opened = useMemo(() => post && openPost(post), [post]);
  const isMissing = !post && error?.status === 404;
  const deleted = useDeletedPost({ userId, url, isMissing });
  const [mayEdit, setMayEdit] = useState(false);
  const loadAgain = () => setEditorId(nanoid());

  if (deleted) {
    return <EditorSection opened={deleted} onUnlocked={loadAgain} onCreated={loadAgain} />;
  }
  if (isMissing && deleted === null) return <Navigate to={paths.notFound} replace />;
  if (!post && (isMissing || status !== 'failed')) {
    return (
      <section>
        <EditorHead title="Update Post" />
        <LoadingStatus label={loadingTexts.post} />
      </section>
    );
  }
  if (!post) return <FailedState message={postTexts.loadFailed} error={error} onRetry={reload} />;
  if (!opened) return <Navigate to={paths.posts} replace />;
  if (!mayEdit) {
    if (!can(viewer, 'edit post', { authorId: post.author._id })) {
      return <Navigate to={paths.denied} replace />;
    }
    setMayEdit(true);
  }
  return <EditorSection opened={opened} post={post} onUnlocked={loadAgain} onCreated={loadAgain} />;
}

/** /create and /update. The post to update is named by the address or the navigation state. */
export function EditorPage() {
  const { pathname, state } = useLocation();
  const [search] = useSearchParams();
  if (pathname.startsWith(paths.create)) return <CreatePage state={state} />;
  const fromState = v.safeParse(postState, state);
  const url = search.get('post') ?? (fromState.success ? fromState.output.post.url : null);
  if (!url) return <Navigate to={paths.dashboard} replace />;
  if (!search.has('post')) {
    return <Navigate to={editPath(url)} state={state} replace />;
  }
  return <UpdatePage key={url} url={url} />;
}
