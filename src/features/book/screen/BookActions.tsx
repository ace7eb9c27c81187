import { useState } from 'react';
import { ActionMenu } from '@/ui/ActionMenu';
import type { BookAddress } from '../model/bookAddress';
import { ImportDialog } from './ImportDialog';
import { useExport } from './useExport';
import { useReloadBook } from './useReloadBook';

type BookActionsProps = {
  viewerId: string;
  /** What is loaded again after passages were added. */
  shown: BookAddress;
};

/** The menu of the book, and the dialogs that it opens. */
export function BookActions({ viewerId, shown }: BookActionsProps) {
  const [isImporting, setIsImporting] = useState(false);
  const saveBook = useExport(viewerId);
  const reload = useReloadBook(viewerId, shown);

  return (
    <>
      <ActionMenu
        icon="more"
        label="Book actions"
        entries={[
          { label: 'Export', onSelect: () => void saveBook() },
          { label: 'Import', onSelect: () => setIsImporting(true) },
        ]}
      />
      {isImporting ? (
        <ImportDialog
          onClose={() => {
            setIsImporting(false);
            reload();
          }}
        />
      ) : null}
    </>
  );
}
