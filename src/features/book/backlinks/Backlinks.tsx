import { can } from '@contract/permissions';
import { useState } from 'react';
import { withKeys } from '@/lib/withKeys';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { Button } from '@/ui/Button';
import { BacklinkItem } from './BacklinkItem';
import { backlinksQuery, fetchMoreBacklinks } from './backlinkSlice';

type BacklinksProps = { postId: string; authorId: string };

/** The public headings and posts that quote a post. Shows nothing if there are none. */
export function Backlinks({ postId, authorId }: BacklinksProps) {
  const dispatch = useAppDispatch();
  const viewer = useViewer();
  const { data } = useRouteData(backlinksQuery({ postId }));
  const [isBusy, setIsBusy] = useState(false);
  if (!data || data.backlinks.length === 0) return null;
  const { backlinks, books, areMore } = data;

  async function showMore() {
    setIsBusy(true);
    await dispatch(fetchMoreBacklinks({ postId, skip: backlinks.length }));
    setIsBusy(false);
  }

  return (
    <details className="pb-8 print:hidden">
      <summary className="touchable flex items-center text-link">
        {`Quoted in ${books} ${books === 1 ? 'book' : 'books'}`}
      </summary>
      <ul aria-label="Quotes">
        {withKeys(backlinks, ({ passageId, post }) => passageId ?? post?.url ?? '').map(
          ({ key, value: backlink }) => (
            <BacklinkItem
              key={key}
              postId={postId}
              backlink={backlink}
              canDetach={can(viewer, 'edit post', { authorId })}
            />
          ),
        )}
      </ul>
      {areMore ? (
        <Button variant="secondary" className="mt-2" busy={isBusy} onClick={() => void showMore()}>
          Show more quotes
        </Button>
      ) : null}
    </details>
  );
}
