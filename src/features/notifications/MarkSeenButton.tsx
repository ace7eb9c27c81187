import type { Notification } from '@contract/notifications/notificationEntities';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ActionButton } from '@/ui/ActionButton';
import { selectUnseen } from './notificationSlice';
import { markSeen } from './notificationThunks';

type MarkSeenButtonProps = {
  rows: readonly Notification[];
  /** Whether the rows are of the whole list, so that older ones are marked with them. */
  areOfAll: boolean;
  /** The button goes when it is done. */
  onDone: () => void;
};

/** Marks the rows that are shown as read; of the whole list, everything up to the newest of them. */
export function MarkSeenButton({ rows, areOfAll, onDone }: MarkSeenButtonProps) {
  const dispatch = useAppDispatch();
  const unseen = useAppSelector(selectUnseen);
  const [newest] = rows;
  const ids = rows.filter(({ isSeen }) => !isSeen).map(({ _id }) => _id);
  if (!newest || (ids.length === 0 && !(areOfAll && unseen > 0))) return null;

  async function mark(until: string) {
    const outcome = await dispatch(markSeen(areOfAll ? { until } : { ids }));
    if (markSeen.fulfilled.match(outcome)) onDone();
  }

  return (
    <ActionButton variant="secondary" onPress={() => mark(newest.createdAt)}>
      {areOfAll ? 'Mark all as read' : 'Mark these as read'}
    </ActionButton>
  );
}
