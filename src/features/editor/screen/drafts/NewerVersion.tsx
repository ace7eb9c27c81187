import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { pendingNumber } from '../../draft/draft';
import type { NewerPost } from '../../publishing/newerPost';

type NewerVersionProps = {
  newer: NewerPost;
  /** When the work was stored that the editor has restored; null if it was not closed meanwhile. */
  time: string | null;
  onCompare: () => void;
  onDiscard: () => void;
};

/** Until the writer has chosen between the versions, nothing is sent. */
export function NewerVersion({ newer, time, onCompare, onDiscard }: NewerVersionProps) {
  const { saved } = newer;
  const theirs = saved.isPublished && pendingNumber(saved) === 0 ? 'published' : 'saved';
  return (
    <>
      <p role="alert" className="flex min-w-[min(20rem,100%)] flex-1 items-start gap-3 text-bad">
        <Icon name="warning" />
        <span>
          {time === null ? null : <>Unsaved work of {time}. </>}
          The {theirs} post has been changed elsewhere since you began. Nothing of yours is sent
          until you choose a version.
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onCompare}>
          Compare and choose
        </Button>
        {time === null ? null : (
          <Button variant="quiet" onClick={onDiscard}>
            Discard
          </Button>
        )}
      </div>
    </>
  );
}
