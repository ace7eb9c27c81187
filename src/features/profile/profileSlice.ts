import { limits } from '@contract/limits';
import type { Profile } from '@contract/people/profileEntities';
import { createSlice, isAsyncThunkAction } from '@reduxjs/toolkit';
import { sessionRenewed } from '@/store/authSlice';
import { type Cache, createCacheReducer } from '@/store/cache';
import { idsOf } from '@/store/idsOf';
import { authorBlocked, authorMuted } from '@/store/posts/postEvents';
import { rootReducer } from '@/store/rootReducer';
import { followChanged, followUndone, roleChanged } from './profileActions';
import { fetchProfile, type ProfileArg } from './profileThunks';
import '@/store/posts/postCardsSlice';

export type ProfileDetails = Omit<Profile, 'blogPosts' | 'skip'>;
export type ProfilePage = { ids: string[]; areMore: boolean };

type ProfileState = {
  profiles: Cache<ProfileDetails>;
  /** The posts of the profiles, page by page. */
  pages: Cache<ProfilePage>;
};

declare module '@/store/appTypes' {
  interface LazySlices {
    profile: ProfileState;
  }
}

/** The viewer is part of the key because the answer depends on who asks. */
export const profileKey = ({ viewerId, username }: Omit<ProfileArg, 'page'>) =>
  `${viewerId}/${username.toLowerCase()}`;
export const profilePageKey = (arg: ProfileArg) => `${profileKey(arg)}/${arg.page}`;

const reduceProfiles = createCacheReducer({
  thunk: fetchProfile,
  keyOf: profileKey,
  dataOf: ({ userDetails: { blogPosts: _, skip: __, ...details } }): ProfileDetails => details,
  limit: limits.cache.profiles,
  dropsRefused: true,
});

const reducePages = createCacheReducer({
  thunk: fetchProfile,
  keyOf: profilePageKey,
  dataOf: ({ userDetails, areMore }): ProfilePage => ({
    ids: idsOf(userDetails.blogPosts),
    areMore,
  }),
  limit: limits.cache.profilePages,
});

const initialState: ProfileState = { profiles: [], pages: [] };

function changeDetails(
  state: ProfileState,
  authorId: string,
  change: (details: ProfileDetails) => void,
) {
  for (const { data } of state.profiles) {
    if (data?._id === authorId) change(data);
  }
}

function countFollowers(state: ProfileState, authorId: string, by: number) {
  changeDetails(state, authorId, (details) => {
    details.followers += by;
  });
}

const profileSlice = createSlice({
  name: 'profile',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(authorBlocked, (state, { payload: { authorId, isBlocked } }) =>
        changeDetails(state, authorId, (details) => {
          details.isBlocked = isBlocked;
        }),
      )
      .addCase(roleChanged, (state, { payload: { id, role } }) =>
        changeDetails(state, id, (details) => {
          details.role = role;
        }),
      )
      .addCase(authorMuted, (state, { payload: { authorId, isMuted } }) =>
        changeDetails(state, authorId, (details) => {
          details.isMuted = isMuted;
        }),
      )
      .addCase(sessionRenewed, (state, { payload: { id, email, showsEmail } }) =>
        changeDetails(state, id, (details) => {
          // Only the account itself and administrators get the role.
          const isForMembers = details.role === undefined;
          if (!isForMembers) details.showsEmail = showsEmail;
          details.email = showsEmail || !isForMembers ? email : '';
        }),
      )
      .addCase(followChanged, (state, { payload: { authorId, isFollowing } }) =>
        countFollowers(state, authorId, isFollowing ? 1 : -1),
      )
      .addCase(followUndone, (state, { payload: { authorId, isFollowing } }) =>
        countFollowers(state, authorId, isFollowing ? -1 : 1),
      )
      .addMatcher(isAsyncThunkAction(fetchProfile), (state, action) => {
        state.profiles = reduceProfiles(state.profiles, action);
        state.pages = reducePages(state.pages, action);
      });
  },
});

export const { selectSlice: selectProfile } = profileSlice.injectInto(rootReducer);
