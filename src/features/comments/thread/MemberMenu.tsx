import { useState } from 'react';
import type { WrittenComment } from '../model/commentData';
import { CommentMenu } from './CommentMenu';
import { HideDialog } from './HideDialog';
import { MuteDialog } from './MuteDialog';
import { useDecisions } from './useDecisions';

type MemberMenuProps = {
  comment: WrittenComment;
  /** The member decides about the comment. */
  isDecider: boolean;
};

/** What a member can do about a comment of another person. */
export function MemberMenu({ comment, isDecider }: MemberMenuProps) {
  const [dialog, setDialog] = useState<'hide' | 'mute' | null>(null);
  const { decide, mayShow, mayHide } = useDecisions(comment);
  const close = () => setDialog(null);

  const show = {
    label: comment.state === 'held' ? 'Approve' : 'Show',
    onSelect: () => void decide('shown'),
  };
  const hide = { label: 'Hide…', onSelect: () => setDialog('hide') };
  const mute = { label: 'Mute…', onSelect: () => setDialog('mute') };
  return (
    <>
      <CommentMenu
        comment={comment}
        entries={[
          ...(isDecider && mayShow ? [show] : []),
          ...(isDecider && mayHide ? [hide] : []),
          ...(comment.isMuted ? [] : [mute]),
        ]}
      />
      {dialog === 'hide' ? (
        <HideDialog
          name={comment.commentAuthor.fullName}
          onHide={(reason) => decide('hidden', reason)}
          onClose={close}
        />
      ) : null}
      {dialog === 'mute' ? <MuteDialog author={comment.commentAuthor} onClose={close} /> : null}
    </>
  );
}
