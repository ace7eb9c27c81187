import { useAppDispatch, useViewer } from '@/store/hooks';
import { ownQuery } from '@/store/posts/ownSlice';
import { useRouteData } from '@/store/useRouteData';
import { SaveButton } from '@/ui/SaveButton';
import { removePassage, savePost } from '../model/bookThunks';

/** Saves a post in the member's book, or takes it out again. */
export function SavePost({ postId }: { postId: string }) {
  const dispatch = useAppDispatch();
  const viewerId = useViewer()?.id ?? '';
  const own = useRouteData(viewerId === '' ? null : ownQuery({ viewerId, postId })).data;
  const saved = own?.passages.find(({ quote }) => quote === '');

  return (
    <SaveButton
      isSaved={saved !== undefined}
      onClick={() =>
        void (saved
          ? dispatch(removePassage({ viewerId, postId, passage: saved }))
          : dispatch(savePost({ viewerId, postId })))
      }
    />
  );
}
