import { postTexts } from '@contract/texts/postTexts';
import { notify } from '@/lib/notify';
import { useAppDispatch, useAppSelector, useViewer } from '@/store/hooks';
import { selectOwn } from '@/store/posts/selectOwn';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';

/**
 * Saves a post in the member's book, or takes it out again. The page loads what the member has saved
 * after itself; a post that is saved before is the same passage.
 */
export function SavePost({ postId }: { postId: string }) {
  const dispatch = useAppDispatch();
  const viewerId = useViewer()?.id ?? '';
  const own = useAppSelector(selectOwn({ viewerId, postId }))?.data;
  const saved = own?.passages.find(({ quote }) => quote === '');

  async function handleClick() {
    try {
      const { removePassage, savePost } = await import('../model/bookThunks');
      if (saved) await dispatch(removePassage({ viewerId, postId, passage: saved }));
      else await dispatch(savePost({ viewerId, postId }));
    } catch {
      notify.error(postTexts.saveFailed);
    }
  }

  return (
    <Button
      variant="secondary"
      data-return="save"
      aria-label="Save post"
      aria-pressed={saved !== undefined}
      className="max-sm:px-0 aria-pressed:border-accent! aria-pressed:text-accent!"
      onClick={() => void handleClick()}
    >
      <Icon name="bookmark" filled={saved !== undefined} />
      <span className="max-sm:sr-only">{saved ? 'Saved' : 'Save'}</span>
    </Button>
  );
}
