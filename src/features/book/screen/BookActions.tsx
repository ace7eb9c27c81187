import type { Heading } from '@contract/book/bookEntities';
import { useState } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { reloadQuery } from '@/store/routeQuery';
import { ActionMenu } from '@/ui/ActionMenu';
import type { BookAddress } from '../model/bookAddress';
import { headingsQuery, passagesQuery } from '../model/bookQueries';
import { AddPassageDialog } from './AddPassageDialog';
import { ImportDialog } from './ImportDialog';
import { useExport } from './useExport';

type BookActionsProps = {
  viewerId: string;
  headings: readonly Heading[];
  /** What is loaded again after passages were added. */
  shown: BookAddress;
};

/** The menu of the book, and the dialogs that it opens. */
export function BookActions({ viewerId, headings, shown }: BookActionsProps) {
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState<'passage' | 'import' | null>(null);
  const saveBook = useExport(viewerId);
  const { heading, q, state, page } = shown;

  function closeAndReload() {
    setOpen(null);
    dispatch(
      reloadQuery(passagesQuery({ viewerId, headingId: heading, searchTerm: q, state, page })),
    );
    dispatch(reloadQuery(headingsQuery({ viewerId })));
  }

  return (
    <>
      <ActionMenu
        icon="more"
        label="Book actions"
        entries={[
          { label: 'Add a passage', onSelect: () => setOpen('passage') },
          { label: 'Export', onSelect: () => void saveBook() },
          { label: 'Import', onSelect: () => setOpen('import') },
        ]}
      />
      {open === 'passage' ? (
        <AddPassageDialog
          headings={headings}
          current={heading}
          onAdded={closeAndReload}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'import' ? <ImportDialog onClose={closeAndReload} /> : null}
    </>
  );
}
