import { groupDigits } from '@contract/groupDigits';
import { useState } from 'react';
import { useRouteData } from '@/store/useRouteData';
import { Button } from '@/ui/Button';
import { headingsQuery, passagesQuery } from '../model/bookQueries';
import { useExport } from '../screen/useExport';

type BookProps = { viewerId: string };

const everything = { headingId: '', searchTerm: '', kind: '', order: 'newest', page: 0 } as const;

const counted = (count: number, noun: string) =>
  `${groupDigits(count)} ${noun}${count === 1 ? '' : 's'}`;

/** What of the book an account that is closed takes with it, with numbers once they have loaded. */
export function ClosingBook({ viewerId }: BookProps) {
  const passages = useRouteData(passagesQuery({ viewerId, ...everything })).data?.count;
  const headings = useRouteData(headingsQuery({ viewerId })).data;
  const open = headings?.filter(({ isPublic }) => isPublic).length;
  const words = passages === undefined ? 'its passages' : counted(passages, 'passage');
  const pages = open === undefined ? 'its public headings' : counted(open, 'public heading');
  return open === 0 ? (
    <>your book: {words} and your notes;</>
  ) : (
    <>
      your book: {words}, your notes, and {pages};
    </>
  );
}

/** Saves the book as a file before it is deleted. */
export function ExportBook({ viewerId }: BookProps) {
  const saveBook = useExport(viewerId);
  const [isBusy, setIsBusy] = useState(false);

  async function handleExport() {
    setIsBusy(true);
    await saveBook();
    setIsBusy(false);
  }

  return (
    <Button variant="secondary" busy={isBusy} onClick={() => void handleExport()}>
      Export your book
    </Button>
  );
}
