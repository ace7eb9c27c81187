import { nanoid } from '@reduxjs/toolkit';
import { useMemo, useState } from 'react';
import { useAppSelector } from '@/store/hooks';
import { queryOf } from '@/store/queryOf';
import { useRouteData } from '@/store/useRouteData';
import { selectViewer } from '@/store/viewer';
import { openPost } from '../draft/draft';
import { useDeletedPost } from '../draft/useDeletedPost';
import { fetchEditedPost } from './editorThunks';

/** Each editor has its own id, so that it never opens the answer that an earlier one was given. */
const editedPostQuery = queryOf(fetchEditedPost, {
  name: 'editedPosts',
  keyOf: ({ editorId, url }) => `${editorId}/${url}`,
  dataOf: (post) => post,
  limit: 1,
});

/** The post that the editor opens, or what the device still has of a post that the server no longer has. */
export function useSavedPost(url: string) {
  const viewer = useAppSelector(selectViewer);
  const [userId] = useState(viewer?.id ?? '');
  const [editorId, setEditorId] = useState(() => nanoid());
  const { data: post, status, error, reload } = useRouteData(editedPostQuery({ url, editorId }));
  // The same object in every render: the editor opens each new one.
  const opened = useMemo(() => post && openPost(post), [post]);
  const isMissing = !post && error?.status === 404;
  const deleted = useDeletedPost({ userId, url, isMissing });
  return {
    post,
    opened,
    deleted,
    isGone: isMissing && deleted === null,
    hasFailed: !post && !isMissing && status === 'failed',
    error,
    reload,
    /** Opens the post as the server has it now. */
    loadAgain: () => setEditorId(nanoid()),
  };
}
