import type { PostCard, Profile } from '@contract/entities';
import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { began, failed, type Loading, notLoaded, succeeded } from '@/store/loading';
import { rootReducer } from '@/store/rootReducer';
import { followExpected } from './followActions';
import {
  confirmFollow,
  expectFollow,
  type FollowEntry,
  newFollow,
  rollBackFollow,
} from './followState';
import { fetchFollow, follow, unfollow } from './followThunks';
import { blockUser, fetchProfile, type ProfileQuery, unblockUser } from './profileThunks';

export type ProfileDetails = Omit<Profile, 'blogPosts' | 'skip'>;

/** A profile as one viewer sees it, with the pages of posts that have come so far. */
export type ProfileEntry = Loading & {
  details: ProfileDetails | null;
  pages: Record<number, { posts: PostCard[]; areMore: boolean }>;
};

export type ProfileState = {
  profiles: Record<string, ProfileEntry>;
  /** By the author's id. */
  follows: Record<string, FollowEntry>;
};

/** What is shown depends on who looks, so that nobody ever sees what was loaded for another. */
export function profileKey({ viewerId, username }: Omit<ProfileQuery, 'page'>) {
  return `${viewerId}:${username.toLowerCase()}`;
}

const initialState: ProfileState = { profiles: {}, follows: {} };

function entryOf({ profiles }: ProfileState, query: ProfileQuery): ProfileEntry {
  const key = profileKey(query);
  profiles[key] ??= { ...notLoaded, details: null, pages: {} };
  return profiles[key];
}

function changeDetails(state: ProfileState, id: string, change: (details: ProfileDetails) => void) {
  for (const { details } of Object.values(state.profiles)) {
    if (details?._id === id) change(details);
  }
}

function countFollowers(state: ProfileState, authorId: string, by: number) {
  changeDetails(state, authorId, (details) => {
    details.followers += by;
  });
}

declare module '@/store/appTypes' {
  interface LazySlices {
    profile: ProfileState;
  }
}

const profileSlice = createSlice({
  name: 'profile',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(fetchProfile.pending, (state, { meta }) => began(entryOf(state, meta.arg), meta))
      .addCase(fetchProfile.rejected, (state, { meta, payload }) => {
        const entry = entryOf(state, meta.arg);
        if (entry.requestId !== meta.requestId) return;
        failed(entry, meta);
        // The API says that there is no such profile any more; a bad connection says nothing.
        if (payload?.kind === 'refused') entry.details = null;
      })
      .addCase(fetchProfile.fulfilled, (state, { meta, payload }) => {
        const entry = entryOf(state, meta.arg);
        if (!succeeded(entry, meta)) return;
        const { blogPosts, skip: _, ...details } = payload.userDetails;
        entry.details = details;
        entry.pages[meta.arg.page] = { posts: blogPosts, areMore: payload.areMore };
      })
      .addCase(blockUser.fulfilled, (state, { meta }) =>
        changeDetails(state, meta.arg.id, (details) => {
          details.isBlocked = true;
        }),
      )
      .addCase(unblockUser.fulfilled, (state, { meta }) =>
        changeDetails(state, meta.arg.id, (details) => {
          details.isBlocked = false;
        }),
      )
      .addCase(fetchFollow.pending, ({ follows }, { meta }) => {
        const { authorId, viewerId } = meta.arg;
        if (follows[authorId]?.viewerId !== viewerId) follows[authorId] = newFollow(viewerId);
        began(follows[authorId], meta);
      })
      .addCase(fetchFollow.rejected, ({ follows }, { meta }) => {
        const entry = follows[meta.arg.authorId];
        if (entry) failed(entry, meta);
      })
      .addCase(fetchFollow.fulfilled, ({ follows }, { meta, payload }) => {
        const entry = follows[meta.arg.authorId];
        // An answer from before a change that is under way knows nothing of it.
        if (!entry || !succeeded(entry, meta) || entry.before) return;
        entry.isFollowing = payload.data.isFollowing;
        entry.followId = payload.data.id ?? null;
      })
      .addCase(followExpected, (state, { payload: { authorId, isFollowing } }) => {
        const entry = state.follows[authorId];
        if (!entry) return;
        expectFollow(entry, isFollowing);
        countFollowers(state, authorId, isFollowing ? 1 : -1);
      })
      .addCase(follow.fulfilled, ({ follows }, { meta, payload }) => {
        const entry = follows[meta.arg.authorId];
        if (entry) confirmFollow(entry, payload.id);
      })
      .addCase(unfollow.fulfilled, ({ follows }, { meta }) => {
        const entry = follows[meta.arg.authorId];
        if (entry) confirmFollow(entry, null);
      })
      .addMatcher(isAnyOf(follow.rejected, unfollow.rejected), (state, { meta }) => {
        const entry = state.follows[meta.arg.authorId];
        if (entry && !meta.condition) {
          countFollowers(state, meta.arg.authorId, rollBackFollow(entry));
        }
      });
  },
});

export const selectProfile = profileSlice.injectInto(rootReducer).selectSlice;
