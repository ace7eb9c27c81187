import type { PostDetails } from '@contract/entities';
import { editPath } from '@contract/pages';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SignInForm } from '@/features/auth/SignInForm';
import { ownProfileQuery } from '@/features/dashboard/dashboardQueries';
import { WritingNotices } from '@/features/dashboard/PostRestrictions';
import type { OpenedPost } from '@/features/editor/draft/draft';
import { EditorHead } from '@/features/editor/screen/EditorHead';
import { ContentDocument } from '@/features/posts/post/document/PostDocument';
import { useAppSelector, useViewer } from '@/store/hooks';
import { DraftCard } from './DraftCard';
import { EditorHistory, EditorScreen } from './lateParts';

type EditorSectionProps = {
  opened: OpenedPost;
  /** The post as it was loaded. */
  post?: PostDetails | null;
  onUnlocked: () => void;
  /** Called with the url when a new post was saved as a draft. */
  onCreated?: (url: string) => void;
};

/** The editor of an opened post, with what other features show in it. */
export function EditorSection({ opened, post = null, onUnlocked, onCreated }: EditorSectionProps) {
  const navigate = useNavigate();
  const viewer = useViewer();
  // The editor stays open if the session ends meanwhile.
  const [account] = useState({ id: viewer?.id ?? '', username: viewer?.username ?? '' });
  const [author] = useState(() => (opened.authorId === null ? viewer : null));
  // Known if the viewer has been on the dashboard: the editor asks for nothing more.
  const profile = useAppSelector(ownProfileQuery({ viewerId: account.id }).select)?.data;
  const isOwn = opened.authorId === null || opened.authorId === account.id;
  const wasPublic = opened.saved?.isPublished === true || Boolean(post?.publishedAt);
  const recipients = (isOwn && !wasPublic && profile?.subscribers) || 0;

  function handleCreated(url: string) {
    onCreated?.(url);
    void navigate(editPath(url), { replace: true });
  }

  return (
    <section>
      <EditorHead isNew={!opened.saved} />
      <WritingNotices isNew={!opened.saved} />
      <EditorScreen
        opened={opened}
        account={account}
        recipients={recipients}
        onUnlocked={onUnlocked}
        onCreated={handleCreated}
        renderSignIn={(onSignedIn) => <SignInForm onSignedIn={onSignedIn} />}
        renderPreview={(content) => <ContentDocument content={content} />}
        renderHistory={(slot) => (
          <EditorHistory
            {...slot}
            renderDocument={(content) => <ContentDocument content={content} />}
          />
        )}
        renderCard={(content) => (
          <DraftCard
            content={content}
            post={post}
            author={author && { ...author, _id: author.id }}
          />
        )}
      />
    </section>
  );
}
