import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { type AuthState, authReducer, authStateOf } from '@/features/auth/authSlice';
import type { BlogState } from '@/features/blog/blogSlice';
import type { PostState } from '@/features/blog/postSlice';
import type { DashboardState } from '@/features/dashboard/dashboardSlice';
import type { ProfileState } from '@/features/profile/profileSlice';
import { lateReducers } from '@/lib/lateReducers';
import type { StoredSession } from '@/lib/storedSession';
import { listeners } from './listeners';

/** The slices that come with their pages. Until then their selectors answer how they begin. */
export type LateState = {
  blog: BlogState;
  post: PostState;
  profile: ProfileState;
  dashboard: DashboardState;
};

export type RootState = { auth: AuthState } & Partial<LateState>;

function reduceRoot(state: RootState | undefined, action: UnknownAction): RootState {
  return {
    auth: authReducer(state?.auth, action),
    ...lateReducers.reduce(state ?? {}, action),
  };
}

export function createAppStore(session: StoredSession | null) {
  return configureStore({
    reducer: reduceRoot,
    preloadedState: { auth: authStateOf(session, 'restored') },
    middleware: (defaults) => defaults().prepend(listeners),
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore['dispatch'];
