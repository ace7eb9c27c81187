import type { PostCard } from '@contract/entities';
import { limits } from '@contract/limits';
import { bookPageTexts } from '@contract/texts/bookPageTexts';
import { useEffect, useState } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { Dialog } from '@/ui/Dialog';
import { FailedState } from '@/ui/FailedState';
import { LoadingStatus, Skeleton } from '@/ui/Skeleton';
import { fetchKept, type KeptParagraph } from './fetchKept';

type KeptDialogProps = { post: PostCard; onClose: () => void };
type Loaded = readonly KeptParagraph[] | 'loading' | 'failed';

function Paragraphs({ kept }: { kept: readonly KeptParagraph[] }) {
  if (kept.length === 0) {
    return (
      <p>
        No paragraph has been kept by {limits.keepers} people yet. When one has, it is listed here.
        You don’t see who kept it.
      </p>
    );
  }
  return (
    <ol>
      {kept.map(({ blockId, people, text }) => (
        <li key={blockId} className="grid gap-1 border-b py-3">
          <p dir="auto" className="line-clamp-3 font-serif wrap-anywhere">
            {text || 'A paragraph that is no longer in the post'}
          </p>
          <p className="text-sm text-quiet tabular-nums">Kept by {people} people</p>
        </li>
      ))}
    </ol>
  );
}

type KeptListProps = { post: PostCard; onRetry: () => void };

function KeptList({ post: { _id: id, url }, onRetry }: KeptListProps) {
  const dispatch = useAppDispatch();
  const [loaded, setLoaded] = useState<Loaded>('loading');

  useEffect(() => {
    let isCurrent = true;
    void dispatch(fetchKept({ id, url })).then((outcome) => {
      if (isCurrent) setLoaded(fetchKept.fulfilled.match(outcome) ? outcome.payload : 'failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [dispatch, id, url]);

  if (loaded === 'failed')
    return <FailedState message={bookPageTexts.keptFailed} onRetry={onRetry} />;
  if (loaded !== 'loading') return <Paragraphs kept={loaded} />;
  return (
    <LoadingStatus>
      <Skeleton className="h-20 w-full" />
    </LoadingStatus>
  );
}

/** Which paragraphs of an own post readers saved. */
export function KeptDialog({ post, onClose }: KeptDialogProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Dialog title={`Kept from “${post.title}”`} isOpen onClose={onClose}>
      <KeptList key={attempt} post={post} onRetry={() => setAttempt(attempt + 1)} />
    </Dialog>
  );
}
