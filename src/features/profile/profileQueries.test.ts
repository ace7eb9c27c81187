import type { Profile } from '@contract/people/profileEntities';
import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { apiError } from '@/lib/apiError';
import { sessionRenewed } from '@/store/authSlice';
import { authorBlocked } from '@/store/posts/postEvents';
import { rootReducer } from '@/store/rootReducer';
import { buildPostCard } from '@/testing/buildPostCard';
import { buildSessionUser } from '@/testing/buildSessionUser';
import { followQuery } from './followQuery';
import { fetchFollow, follow, unfollow } from './followThunks';
import { followChanged, followUndone } from './profileActions';
import { profilePageQuery, profileQuery } from './profileQueries';
import { fetchProfile } from './profileThunks';

const meta = { toasts: {} };
const arg = { viewerId: 'user-2', username: 'author', page: 0 };
const ids = { viewerId: 'user-2', authorId: 'user-1' };
const refused = apiError('refused', { status: 404 });

const details: Profile = {
  _id: 'user-1',
  username: 'author',
  firstName: 'Ines',
  lastName: 'Okonjo',
  avatar: {},
  email: 'author@mail.example',
  bio: '',
  bgImage: {},
  createdAt: '2026-03-02T08:00:00.000Z',
  followers: 60,
  following: 1,
  likes: 2,
  comments: 3,
  postPublished: 1,
  totalPosts: 1,
  blogPosts: [buildPostCard()],
  headings: [],
  skip: 0,
};
const answer = {
  success: true as const,
  message: '',
  userDetails: details,
  areMore: false,
  isAuthor: false,
};

const after = (...actions: UnknownAction[]) =>
  actions.reduce(rootReducer, rootReducer(undefined, { type: 'test/start' }));
const loaded = [
  fetchProfile.pending('1', arg, meta),
  fetchProfile.fulfilled(answer, '1', arg, meta),
  fetchFollow.pending('2', ids, meta),
  fetchFollow.fulfilled({ isFollowing: false }, '2', ids, meta),
];
const shown = (...actions: UnknownAction[]) => {
  const state = after(...loaded, ...actions);
  return {
    isFollowing: followQuery(ids).select(state)?.data?.isFollowing,
    followers: profileQuery(arg).select(state)?.data?.followers,
  };
};

test('a profile holds the ids of its posts, page by page', () => {
  const state = after(...loaded);
  expect(profileQuery(arg).select(state)?.data).not.toHaveProperty('blogPosts');
  expect(profilePageQuery(arg).select(state)?.data).toEqual({ ids: ['post-1'], areMore: false });
  expect(profilePageQuery({ ...arg, page: 1 }).select(state)).toBeUndefined();
});

test('a profile that was loaded for one viewer is not shown to another', () => {
  expect(profileQuery({ ...arg, viewerId: 'user-3' }).select(after(...loaded))).toBeUndefined();
});

test('a profile that the API refuses is dropped', () => {
  const again = fetchProfile.pending('3', arg, meta);
  const gone = fetchProfile.rejected(null, '3', arg, refused, meta);
  expect(profileQuery(arg).select(after(...loaded, again, gone))).toMatchObject({
    status: 'failed',
    data: null,
  });
});

test('a block is shown on the profile', () => {
  const state = after(...loaded, authorBlocked({ authorId: 'user-1', isBlocked: true }));
  expect(profileQuery(arg).select(state)?.data?.isBlocked).toBe(true);
});

test('an address that its owner hides is removed from the profile that members have loaded', () => {
  const renewed = (showsEmail: boolean) =>
    sessionRenewed({ ...buildSessionUser(), email: 'new@mail.example', showsEmail });
  const emailAfter = (...actions: UnknownAction[]) =>
    profileQuery(arg).select(after(...loaded, ...actions))?.data?.email;
  expect(emailAfter()).toBe('author@mail.example');
  expect(emailAfter(renewed(false))).toBe('');
  expect(emailAfter(renewed(false), renewed(true))).toBe('new@mail.example');
});

test('the owner and administrators still see a hidden address', () => {
  const userDetails: Profile = { ...details, role: 'user', showsEmail: true };
  const forAdmin = fetchProfile.fulfilled({ ...answer, userDetails }, '1', arg, meta);
  const state = after(
    fetchProfile.pending('1', arg, meta),
    forAdmin,
    sessionRenewed({ ...buildSessionUser(), showsEmail: false }),
  );
  expect(profileQuery(arg).select(state)?.data).toMatchObject({
    email: 'author@mail.example',
    showsEmail: false,
  });
});

const followed = followChanged({ ...ids, isFollowing: true });

test('a follow shows at once with its count', () => {
  expect(shown(followed)).toEqual({ isFollowing: true, followers: 61 });
});

test('a follow that fails is rolled back with its count', () => {
  expect(shown(followed, followUndone({ ...ids, isFollowing: true }))).toEqual({
    isFollowing: false,
    followers: 60,
  });
});

test('a follow that was stopped because another change runs rolls nothing back', () => {
  const stopped = follow.rejected(null, 'g', ids, refused, meta);
  const condition = { ...stopped, meta: { ...stopped.meta, condition: true } };
  expect(shown(followed, condition)).toEqual({ isFollowing: true, followers: 61 });
});

test('a follow that the gate turned away rolls nothing back', () => {
  const gated = follow.rejected(null, 'g', ids, apiError('gate', { message: 'No' }), meta);
  expect(shown(gated)).toEqual({ isFollowing: false, followers: 60 });
});

test('an answer from before a running change does not undo it', () => {
  const reading = fetchFollow.pending('3', ids, meta);
  const stale = fetchFollow.fulfilled({ isFollowing: false }, '3', ids, meta);
  expect(shown(reading, followed, stale)).toEqual({ isFollowing: true, followers: 61 });
});

test('the id of a confirmed follow is kept, so that it can be ended', () => {
  const confirmed = follow.fulfilled(
    { success: true, message: '', id: 'follow-1' },
    'f',
    ids,
    meta,
  );
  const state = after(...loaded, followed, confirmed);
  expect(followQuery(ids).select(state)?.data).toEqual({
    isFollowing: true,
    followId: 'follow-1',
    confirmed: null,
  });
  const ended = unfollow.fulfilled(
    { success: true, message: '' },
    'u',
    { ...ids, followId: 'follow-1' },
    meta,
  );
  const after2 = [followChanged({ ...ids, isFollowing: false }), ended].reduce(rootReducer, state);
  expect(followQuery(ids).select(after2)?.data).toMatchObject({
    isFollowing: false,
    followId: null,
  });
});

test('an author can be followed before the follow state has loaded', () => {
  const state = after(followed);
  expect(followQuery(ids).select(state)?.data?.isFollowing).toBe(true);
});
