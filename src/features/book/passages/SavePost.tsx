import { postTexts } from '@contract/texts/postTexts';
import { useEffect } from 'react';
import { queuedCalls } from '@/lib/browser/queuedCalls';
import { whenQuiet } from '@/lib/browser/whenQuiet';
import { useIsQueued } from '@/lib/hooks/useIsQueued';
import { notify } from '@/lib/notify';
import { useAppDispatch, useAppSelector, useViewer } from '@/store/hooks';
import { selectOwn } from '@/store/posts/selectOwn';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { saveKey } from '../model/saveKey';

const loadToggle = () => import('./toggleSaved');

/**
 * Saves a post in the member's book, or takes it out again. The page loads what the member has saved
 * after itself; a post that is saved before is the same passage.
 */
export function SavePost({ postId }: { postId: string }) {
  const dispatch = useAppDispatch();
  const viewerId = useViewer()?.id ?? '';
  const own = useAppSelector(selectOwn({ viewerId, postId }))?.data;
  const saved = own?.passages.find(({ quote }) => quote === '');

  // The state before is that of the API.
  const isQueued = useIsQueued(saveKey(postId));
  const isSaved = (saved !== undefined) !== isQueued;

  // While there is a connection: without one the press waits for it, but not for code.
  useEffect(() => {
    if (viewerId !== '')
      whenQuiet()
        .then(loadToggle)
        .catch(() => undefined);
  }, [viewerId]);

  async function handleClick() {
    if (queuedCalls.giveUp(saveKey(postId))) return;
    try {
      const { toggleSaved } = await loadToggle();
      await toggleSaved(dispatch, { viewerId, postId, saved });
    } catch {
      notify.error(postTexts.saveFailed);
    }
  }

  return (
    <Button
      variant="secondary"
      data-return="save"
      aria-label="Save post"
      aria-pressed={isSaved}
      className="max-sm:px-0 aria-pressed:border-accent! aria-pressed:text-accent!"
      onClick={() => void handleClick()}
    >
      <Icon name="bookmark" filled={isSaved} />
      <span className="grid max-sm:sr-only">
        {isSaved ? 'Saved' : 'Save'}
        {/* As wide as the longer word, so that what is beside it doesn't move. */}
        <span aria-hidden className="h-0 overflow-hidden">
          Saved
        </span>
      </span>
    </Button>
  );
}
