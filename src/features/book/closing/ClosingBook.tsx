import { paths } from '@contract/pages';
import { Link } from 'react-router-dom';
import { counted } from '@/lib/counted';
import { useRouteData } from '@/store/useRouteData';
import { ActionButton } from '@/ui/ActionButton';
import { buttonClasses } from '@/ui/Button';
import { headingsQuery, passagesQuery } from '../model/bookQueries';
import { useExport } from '../screen/useExport';

type BookProps = { viewerId: string };

const everything = { headingId: '', searchTerm: '', kind: '', order: 'newest', page: 0 } as const;

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

function ExportBook({ viewerId }: BookProps) {
  const saveBook = useExport(viewerId);

  return (
    <ActionButton variant="secondary" onPress={saveBook}>
      Export your book
    </ActionButton>
  );
}

/** What can be saved as a file before it is deleted. */
export function TakeAlong({ viewerId }: BookProps) {
  return (
    <section aria-labelledby="take-along" className="grid gap-3 border-y py-4">
      <h2 id="take-along" className="text-xl">
        Take your words with you
      </h2>
      <p>
        Your book is saved as a zip of Markdown files. A post is saved in the editor: open it from
        My Posts, and choose Download in the menu “More”.
      </p>
      <div className="flex flex-wrap gap-3">
        <ExportBook viewerId={viewerId} />
        <Link to={paths.ownPosts} className={buttonClasses('secondary')}>
          Your posts
        </Link>
      </div>
    </section>
  );
}
