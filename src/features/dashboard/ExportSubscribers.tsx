import { useState } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { exportSubscribers } from './dashboardThunks';

/** Saves all subscribers as a file. */
export function ExportSubscribers() {
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);

  async function handleExport() {
    setIsBusy(true);
    await dispatch(exportSubscribers());
    setIsBusy(false);
  }

  return (
    <Button variant="secondary" busy={isBusy} onClick={() => void handleExport()}>
      Export as CSV
    </Button>
  );
}
