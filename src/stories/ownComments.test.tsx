import { act, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createApiClient } from '@/api/client';
import { createAppStore } from '@/app/store';
import { CommentsContext } from '@/features/comments/model/CommentsContext';
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

const thread = (replies: readonly string[]) => ({
  ...buildComment({ _id: 'top', replies: replies.length }),
  firstReplies: replies.map((id) => buildComment({ _id: id, parentId: 'top' })),
});
const data = (...replies: string[]) => ({ comments: [thread(replies)], areMore: false });

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
  const loaded = { ...data('first'), remarks: [] };
  store.dispatch(fetchComments.pending('comments', { postId, loaded: 0 }));
  store.dispatch(fetchComments.fulfilled(loaded, 'comments', { postId, loaded: 0 }));
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
  const [top] = selectComments(postId)(store.getState())?.data?.comments ?? [];
  expect(top?.firstReplies.map(({ _id: id, isLiked }) => [id, isLiked])).toEqual([
    ['first', false],
    ['late', true],
  ]);
});
