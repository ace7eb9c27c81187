import { lazy, Suspense, useState } from 'react';
import { useAppSelector, useViewer } from '@/store/hooks';
import { selectOwn } from '@/store/posts/selectOwn';
import { useSilenceEntry } from '@/store/posts/useSilenceEntry';
import { useReport } from '@/store/reporting';
import { ActionMenu } from '@/ui/ActionMenu';
import { NeedsScript } from '@/ui/NeedsScript';
import { useCommentedPost } from '../model/CommentsContext';
import type { WrittenComment } from '../model/commentData';
import { useDecisions } from './useDecisions';

const HideDialog = lazy(async () => ({ default: (await import('./HideDialog')).HideDialog }));
const MuteDialog = lazy(async () => ({ default: (await import('./MuteDialog')).MuteDialog }));

/** The entry that mutes or unmutes the thread of a comment, for members. */
function useThreadSilence({ _id: id, parentId, commentAuthor }: WrittenComment) {
  const { postId } = useCommentedPost();
  const viewer = useViewer();
  const silenceEntry = useSilenceEntry();
  const own = useAppSelector(selectOwn({ viewerId: viewer?.id ?? '', postId }))?.data;
  const threadId = parentId ?? id;
  const isSilenced = own?.silencedThreads.includes(threadId) ?? false;
  // An own comment has no menu, but what was muted can be unmuted.
  const isOffered = viewer && (isSilenced || viewer.id !== commentAuthor.id);
  return isOffered ? [silenceEntry({ postId, threadId, isSilenced })] : [];
}

type CommentMenuProps = {
  comment: WrittenComment;
  /** The viewer decides about the comment. */
  isDecider: boolean;
};

/**
 * What a reader can do about a comment, except answering and liking it. It is the same menu before and after the session is
 * known and code has loaded: another one in its place would close it under the pointer.
 */
export function CommentMenu({ comment, isDecider }: CommentMenuProps) {
  const report = useReport();
  const viewer = useViewer();
  const [dialog, setDialog] = useState<'hide' | 'mute' | null>(null);
  const silence = useThreadSilence(comment);
  const { decide, mayShow, mayHide } = useDecisions(comment);
  const { _id: subjectId, commentAuthor: author, state } = comment;
  const isOwn = author.id === viewer?.id;

  const show = {
    label: state === 'held' ? 'Approve' : 'Show',
    onSelect: () => void decide('shown'),
  };
  const hide = { label: 'Hide…', onSelect: () => setDialog('hide') };
  const mute = { label: 'Mute…', onSelect: () => setDialog('mute') };
  const name = `the comment of ${author.fullName}`;
  const reporting = {
    label: 'Report…',
    onSelect: () => report({ kind: 'comment', subjectId, name }),
  };
  const entries = [
    ...(isDecider && mayShow ? [show] : []),
    ...(isDecider && mayHide ? [hide] : []),
    ...(viewer && !isOwn && !comment.isMuted ? [mute] : []),
    ...silence,
    ...(state === 'shown' && !isOwn ? [reporting] : []),
  ];
  if (entries.length === 0) return null;
  return (
    <>
      <NeedsScript className="print:hidden">
        <ActionMenu icon="more" label="More actions for this comment" entries={entries} />
      </NeedsScript>
      <Suspense fallback={null}>
        {dialog === 'hide' ? (
          <HideDialog
            name={author.fullName}
            onHide={(reason) => decide('hidden', reason)}
            onClose={() => setDialog(null)}
          />
        ) : null}
        {dialog === 'mute' ? <MuteDialog author={author} onClose={() => setDialog(null)} /> : null}
      </Suspense>
    </>
  );
}
