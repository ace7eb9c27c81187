import type { PostCard } from '@contract/entities';
import { notify } from '@/lib/notify';
import { useAppDispatch } from '@/store/hooks';
import { setPublished } from '@/store/posts/writingThunks';

/** Publishes a post or takes it offline; unpublishing can be undone. */
export function useTogglePublished() {
  const dispatch = useAppDispatch();
  return async ({ _id: id, isPublished }: Pick<PostCard, '_id' | 'isPublished'>) => {
    const outcome = await dispatch(setPublished({ id, isPublished: !isPublished }));
    if (!isPublished || !setPublished.fulfilled.match(outcome)) return;
    const { message } = outcome.payload;
    if (!message) return;
    notify.undoable(message, outcome.meta.requestId, () => {
      void dispatch(setPublished({ id, isPublished: true }));
    });
  };
}
