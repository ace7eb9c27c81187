import type { PostDetails } from '@contract/entities';
import { useEffect, useState } from 'react';
import { type ApiError, isApiError } from '@/lib/apiError';
import { useAppDispatch } from '@/store/hooks';
import { fetchEditedPost } from './editorThunks';

type Edited =
  | { status: 'loading' }
  | { status: 'ready'; post: PostDetails }
  | { status: 'failed'; error: ApiError | null };

const loading: Edited = { status: 'loading' };

/** Loads the post to edit, always from the server. */
export function useEditedPost(url: string | null) {
  const dispatch = useAppDispatch();
  const [edited, setEdited] = useState<Edited>(loading);
  const isLoading = edited.status === 'loading';

  useEffect(() => {
    if (url === null || !isLoading) return undefined;
    let isCurrent = true;
    const loadingPost = dispatch(fetchEditedPost({ url }));
    void loadingPost.then((answer) => {
      if (!isCurrent) return;
      if (fetchEditedPost.fulfilled.match(answer)) {
        setEdited({ status: 'ready', post: answer.payload });
      } else
        setEdited({ status: 'failed', error: isApiError(answer.payload) ? answer.payload : null });
    });
    return () => {
      isCurrent = false;
      loadingPost.abort();
    };
  }, [dispatch, url, isLoading]);

  return { edited, retry: () => setEdited(loading) };
}
