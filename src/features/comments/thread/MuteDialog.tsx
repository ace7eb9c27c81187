import { useAppDispatch } from '@/store/hooks';
import { muteUser } from '@/store/posts/muteThunks';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import type { WrittenComment } from '../model/commentData';

type MuteDialogProps = { author: WrittenComment['commentAuthor']; onClose: () => void };

/** Asks before the writer of a comment is muted. */
export function MuteDialog({ author, onClose }: MuteDialogProps) {
  const dispatch = useAppDispatch();

  async function handleMute() {
    await dispatch(muteUser({ authorId: author.id }));
    onClose();
  }

  return (
    <ConfirmDialog
      title="Mute This Person"
      isOpen
      confirmLabel="Mute"
      onConfirm={handleMute}
      onClose={onClose}
    >
      You will no longer see the comments of <bdi>{author.fullName}</bdi>, and will not be told
      about their replies and mentions. They are not told that you muted them. You can unmute them
      at their profile.
    </ConfirmDialog>
  );
}
