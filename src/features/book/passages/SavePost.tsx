import { postTexts } from '@contract/texts/postTexts';
import { notify } from '@/lib/notify';
import { useAppDispatch, useAppSelector, useViewer } from '@/store/hooks';
import { selectOwn } from '@/store/posts/selectOwn';
import { SaveButton } from '@/ui/SaveButton';

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

  return <SaveButton isSaved={saved !== undefined} onClick={() => void handleClick()} />;
}
