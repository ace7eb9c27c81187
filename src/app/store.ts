import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { authReducer, authStateOf } from '@/features/auth/authSlice';
import { blogReducer } from '@/features/blog/blogSlice';
import { postReducer } from '@/features/blog/postSlice';
import { dashboardReducer } from '@/features/dashboard/dashboardSlice';
import { profileReducer } from '@/features/profile/profileSlice';
import type { StoredSession } from '@/lib/storedSession';
import { listeners } from './listeners';

const reducer = combineReducers({
  auth: authReducer,
  blog: blogReducer,
  post: postReducer,
  profile: profileReducer,
  dashboard: dashboardReducer,
});

export function createAppStore(session: StoredSession | null) {
  return configureStore({
    reducer,
    preloadedState: { auth: authStateOf(session, 'restored') },
    middleware: (defaults) => defaults().prepend(listeners),
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
export type RootState = ReturnType<typeof reducer>;
export type AppDispatch = AppStore['dispatch'];
