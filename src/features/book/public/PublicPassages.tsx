import type { PublicHeading, PublicPassage } from '@contract/book/bookEntities';
import { useViewer } from '@/store/hooks';
import { useReturned } from '@/store/session/useReturned';
import { NeedsScript } from '@/ui/NeedsScript';
import { Pagination } from '@/ui/Pagination';
import { PublicPassageItem } from './PublicPassageItem';

type PublicPassagesProps = {
  heading: PublicHeading;
  passages: readonly PublicPassage[];
  areMore: boolean;
  page: number;
  onPage: (page: number) => void;
};

/** A page of the words under a public heading. */
export function PublicPassages(props: PublicPassagesProps) {
  const { heading, passages, areMore, page, onPage } = props;
  const viewer = useViewer();
  const returned = useReturned();
  return (
    <>
      {passages.length === 0 ? <p className="py-8">There is nothing here yet.</p> : null}
      <ul aria-label="Passages">
        {passages.map((passage) => (
          <PublicPassageItem
            key={passage._id}
            passage={passage}
            isOwn={viewer?.id === heading.owner._id}
            returned={returned?.about ?? null}
          />
        ))}
      </ul>
      <NeedsScript>
        <Pagination
          page={page}
          count={passages.length}
          areMore={areMore}
          onPage={onPage}
          isOptional
        />
      </NeedsScript>
    </>
  );
}
