import { useAppDispatch } from '@/store/hooks';
import { ActionButton } from '@/ui/ActionButton';
import { exportSubscribers } from './dashboardThunks';

/** Saves all subscribers as a file. */
export function ExportSubscribers() {
  const dispatch = useAppDispatch();
  return (
    <ActionButton variant="secondary" onPress={() => dispatch(exportSubscribers())}>
      Export as CSV
    </ActionButton>
  );
}
