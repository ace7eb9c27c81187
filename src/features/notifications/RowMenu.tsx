import type { Notification } from '@contract/notifications/notificationEntities';
import { useSilenceEntry } from '@/store/posts/useSilenceEntry';
import { ActionMenu } from '@/ui/ActionMenu';

/** Mutes the post or thread that a notification is about. */
export function RowMenu(silenceable: NonNullable<Notification['silenceable']>) {
  const silenceEntry = useSilenceEntry();
  const { postId, threadId, isPostSilenced, isThreadSilenced } = silenceable;
  return (
    <ActionMenu
      icon="more"
      label="More actions for this notification"
      entries={[
        silenceEntry({ postId, threadId: null, isSilenced: isPostSilenced }),
        ...(threadId === null
          ? []
          : [silenceEntry({ postId, threadId, isSilenced: isThreadSilenced })]),
      ]}
    />
  );
}
