import { readPost } from '@contract/endpoints/posts';
import { postTexts } from '@contract/texts/postTexts';
import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useMemo, useState } from 'react';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';
import { useAppSelector } from '@/store/hooks';
import { queryOf } from '@/store/queryOf';
import { useRouteData } from '@/store/useRouteData';
import { selectViewer } from '@/store/viewer';
import { type OpenedPost, openDeleted, openPost } from '../draft/draft';
import { listLocalDrafts } from '../draft/listLocalDrafts';

type DeletedPostOptions = {
  userId: string;
  url: string;
  /** The server has answered that there is no such post. */
  isMissing: boolean;
};

/** A post that the server no longer has: null if it has no local draft, undefined while that is read. */
function useDeletedPost({ userId, url, isMissing }: DeletedPostOptions) {
  const [opened, setOpened] = useState<OpenedPost | null>();

  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    listLocalDrafts(userId)
      .catch(() => [])
      .then((drafts) => {
        const draft = drafts.find(({ postUrl }) => postUrl === url);
        if (isCurrent) setOpened(draft ? openDeleted(draft.postKey, url) : null);
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [userId, url, isMissing]);

  return isMissing ? opened : null;
}

export const fetchEditedPost = createAppAsyncThunk(
  'editor/fetchPost',
  async ({ url }: { url: string; editorId: string }, { call }) =>
    (await call(readPost, { params: { url }, body: {} })).postDetails,
  { toasts: { failure: postTexts.loadFailed } },
);

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
