import { paths } from '@contract/pages';
import { Link } from 'react-router-dom';
import { unfinishedDraft } from '../../draft/unfinishedDraft';

/** Above the draft that was opened instead of an empty post. */
export function UnfinishedNote({ userId }: { userId: string }) {
  return (
    <p className="page-width flex flex-wrap items-center gap-x-3 pt-2 text-sm text-quiet">
      You left this article unfinished.
      <Link to={paths.create} className="text-link" onClick={() => unfinishedDraft.forget(userId)}>
        Start a new one
      </Link>
    </p>
  );
}
