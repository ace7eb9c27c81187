import { draftUrl } from '@contract/draftUrl';
import { readPost } from '@contract/endpoints/posts';
import { postTexts } from '@contract/texts/postTexts';
import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useMemo, useState } from 'react';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
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

/** The address of a draft now, which another device may have given it. Rejects if the draft was deleted. */
const findDraftUrl = createAppAsyncThunk(
  'editor/findDraftUrl',
  async ({ id }: { id: string }, { call }) =>
    (await call(readPost, { params: { url: draftUrl(id) }, body: {} })).postDetails.url,
  { toasts: { isSilent: true } },
);

type Missing = { opened: OpenedPost | null; movedTo: string | null };

/** A post that the server doesn't have at this url: `opened` is null if it has no local draft; undefined while that is read. */
function useMissingPost({ userId, url, isMissing }: DeletedPostOptions) {
  const dispatch = useAppDispatch();
  const [missing, setMissing] = useState<Missing>();

  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    listLocalDrafts(userId)
      .catch(() => [])
      .then(async (drafts) => {
        const draft = drafts.find(({ postUrl }) => postUrl === url);
        if (!draft) return { opened: null, movedTo: null };
        const { postKey: id } = draft;
        const movedTo = await dispatch(findDraftUrl({ id }))
          .unwrap()
          .catch(() => null);
        return { opened: openDeleted(id, url), movedTo };
      })
      .then((found) => {
        if (isCurrent) setMissing(found);
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [userId, url, isMissing, dispatch]);

  return isMissing ? missing : { opened: null, movedTo: null };
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
  const missing = useMissingPost({ userId, url, isMissing });
  return {
    post,
    opened,
    deleted: missing?.opened,
    /** Where the draft is now; null if it has not moved. */
    movedTo: missing?.movedTo ?? null,
    isGone: isMissing && missing?.opened === null,
    hasFailed: !post && !isMissing && status === 'failed',
    error,
    reload,
    /** Opens the post as the server has it now. */
    loadAgain: () => setEditorId(nanoid()),
  };
}
