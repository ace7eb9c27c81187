import { limits } from '@contract/limits';
import { createSlice, isAsyncThunkAction } from '@reduxjs/toolkit';
import { type Cache, createCacheReducer, entryOf } from '@/store/cache';
import { rootReducer } from '@/store/rootReducer';
import type { RouteQuery } from '@/store/routeQuery';
import { verifyAccount } from './accountThunks';

type VerificationLink = { username: string; token: string };
/** What the API answered to each link. */
type VerificationState = { links: Cache<string> };

declare module '@/store/appTypes' {
  interface LazySlices {
    verification: VerificationState;
  }
}

const linkKey = ({ username, token }: VerificationLink) => `${username}/${token}`;

const reduceLinks = createCacheReducer({
  thunk: verifyAccount,
  keyOf: linkKey,
  dataOf: (message) => message,
  limit: limits.cache.verifications,
});

const initialState: VerificationState = { links: [] };

const verificationSlice = createSlice({
  name: 'verification',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(isAsyncThunkAction(verifyAccount), (state, action) => {
      state.links = reduceLinks(state.links, action);
    });
  },
});

const { selectSlice } = verificationSlice.injectInto(rootReducer);

/** Sends the token of a link in a letter. It works only once; a link that failed can be opened again. */
export function verificationQuery(link: VerificationLink): RouteQuery<string> {
  return {
    key: `verification/${linkKey(link)}`,
    fetch: () => verifyAccount(link),
    select: (state) => entryOf(selectSlice(state).links, linkKey(link)),
    isOnce: true,
  };
}
