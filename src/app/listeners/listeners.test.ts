import { limits } from '@contract/limits';
import { expect, test } from 'vitest';
import { createApiClient, readApiUrl } from '@/api/client';
import { selectBlog } from '@/features/blog/blogSlice';
import { fetchPosts } from '@/features/blog/blogThunks';
import {
  onStoredSessionChange,
  readStoredSession,
  type StoredSession,
} from '@/lib/browser/storedSession';
import { sessionChangedElsewhere, sessionEnded, sessionRenewed } from '@/store/authSlice';
import { selectPostCards } from '@/store/posts/postCardsSlice';
import { buildPostCard } from '@/testing/buildPostCard';
import { buildSessionUser } from '@/testing/buildSessionUser';
import { createAppStore } from '../store';

const { tokens, ...user } = buildSessionUser();

const createStore = (session: StoredSession | null = null) =>
  createAppStore({ client: createApiClient(readApiUrl()), session });

test('a session that starts or ends in this tab is written to storage', () => {
  const store = createStore();
  store.dispatch(sessionRenewed({ ...user, tokens }));
  expect(readStoredSession()).toEqual({ user, tokens });
  store.dispatch(sessionEnded());
  expect(readStoredSession()).toBeNull();
});

test('a change of the session in another tab is not written back', () => {
  const store = createStore();
  store.dispatch(sessionRenewed({ ...user, tokens }));
  store.dispatch(sessionChangedElsewhere(null));
  expect(readStoredSession()).toEqual({ user, tokens });
  localStorage.clear();
  store.dispatch(sessionChangedElsewhere({ user, tokens }));
  expect(readStoredSession()).toBeNull();
});

test('a restored session is not written back', () => {
  createStore({ user, tokens }).dispatch({ type: 'test/anything' });
  expect(readStoredSession()).toBeNull();
});

test('another tab that signs out is noticed', () => {
  const store = createStore({ user, tokens });
  const stop = onStoredSessionChange((session) => {
    store.dispatch(sessionChangedElsewhere(session));
  });
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  stop();
  expect(store.getState().auth.isLoggedIn).toBe(false);
});

/** A page of posts with ids of its own. */
function pageOfPosts(page: number) {
  const places = Array.from({ length: limits.pageSize }, (_, place) => place);
  return {
    success: true as const,
    message: '',
    posts: places.map((place) => buildPostCard({ _id: `post-${page}-${place}` })),
    areMore: true,
    keywords: [],
  };
}

test('the cards of evicted lists are dropped, those of kept lists stay', () => {
  const store = createStore();
  const { postLists, postCards } = limits.cache;
  for (let page = 0; page < postLists * 2; page += 1) {
    const answer = pageOfPosts(page);
    const arg = { term: '', page };
    store.dispatch(fetchPosts.pending(`${page}`, arg, { toasts: {} }));
    const meta = { toasts: {}, posts: { listed: answer.posts } };
    store.dispatch(fetchPosts.fulfilled(answer, `${page}`, arg, meta));
  }
  const { ids, entities } = selectPostCards(store.getState());
  expect(ids.length).toBeLessThanOrEqual(Math.max(postCards, postLists * limits.pageSize));
  const listed = selectBlog(store.getState()).lists.flatMap(({ data }) => data?.ids ?? []);
  expect(listed).toHaveLength(postLists * limits.pageSize);
  expect(listed.filter((id) => !entities[id])).toEqual([]);
});
