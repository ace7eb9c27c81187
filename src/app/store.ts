import { configureStore } from '@reduxjs/toolkit';
import type { StoredSession } from '@/lib/storedSession';
import { authStateOf } from '@/store/authSlice';
import { rootReducer } from '@/store/rootReducer';
import { listeners } from './listeners';

export function createAppStore(session: StoredSession | null) {
  return configureStore({
    reducer: rootReducer,
    preloadedState: { auth: authStateOf(session, 'restored') },
    middleware: (defaults) => defaults().prepend(listeners),
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
