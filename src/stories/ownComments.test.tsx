import { act, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createApiClient } from '@/api/client';
import { createAppStore } from '@/app/store';
import { CommentsContext } from '@/features/comments/model/CommentsContext';
import { loadedThread } from '@/features/comments/model/commentChanges';
import { selectComments } from '@/features/comments/model/commentData';
import { fetchComments } from '@/features/comments/model/commentQueryThunks';
import { commentsChanged } from '@/features/comments/model/storedComments';
import { OwnComments } from '@/features/comments/section/OwnComments';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ownQuery } from '@/store/posts/ownQuery';
import { buildComment } from '@/testing/buildComment';

const postId = 'post';
const viewerId = 'reader';
const nothing = { waiting: [], muted: [], passages: [], isSaved: false };
const own = ownQuery({ viewerId, postId });

function data(...ids: string[]) {
  const firstReplies = ids.map((id) => buildComment({ _id: id, parentId: 'top' }));
  const top = buildComment({ _id: 'top', replies: ids.length, firstReplies });
  return { threads: [loadedThread(top)] };
}

/** More replies arrive when the member's part is shown, before other effects run. */
function LateReplies() {
  const dispatch = useAppDispatch();
  const part = useAppSelector(own.select)?.data ?? null;
  useLayoutEffect(() => {
    if (part) dispatch(commentsChanged({ postId, data: data('first', 'late') }));
  }, [dispatch, part]);
  return null;
}

test('replies that have just arrived stay when the member’s part is added', () => {
  const store = createAppStore({ client: createApiClient('/api/v1'), session: null });
  const post = { postId, postUrl: 'post', authorId: 'author', commentsClosed: null };
  const loaded = { ...data('first'), areMore: false };
  store.dispatch(fetchComments.pending('comments', { postId }));
  store.dispatch(fetchComments.fulfilled(loaded, 'comments', { postId }));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <CommentsContext value={{ ...post, hasBlock: () => false }}>
          <OwnComments viewerId={viewerId} />
          <LateReplies />
        </CommentsContext>
      </MemoryRouter>
    </Provider>,
  );
  act(() => {
    const meta = { arg: { viewerId, postId }, requestId: 'own' };
    store.dispatch({ type: 'own/fetch/pending', meta });
    const payload = { ...nothing, likedComments: ['late'] };
    store.dispatch({ type: 'own/fetch/fulfilled', payload, meta });
  });
  const [top] = selectComments(postId)(store.getState())?.data?.threads ?? [];
  expect(top).toMatchObject({
    replyList: [
      { _id: 'first', isLiked: false },
      { _id: 'late', isLiked: true },
    ],
  });
});
