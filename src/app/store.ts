import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import type { ApiClient } from '@/api/client';
import type { AppDispatch, RootState, ThunkExtra } from '@/store/appTypes';
import { authStateOf } from '@/store/authSlice';
import { rootReducer } from '@/store/rootReducer';
import { createRouteRequests } from '@/store/routeRequests';
import type { StoredSession } from '@/store/session/storedSession';
import { forgetCopies } from './listeners/forgetCopies';
import { mirrorSession, moveDrafts } from './listeners/sessionListeners';
import { showToasts } from './listeners/showToasts';

type AppStoreOptions = {
  client: ApiClient;
  session: StoredSession | null;
  /** True if the data of the first page came with it: it is not requested again. */
  isRendered?: boolean;
};

/** Creates everything of one app instance: the state and the running requests. */
export function createAppStore({ client, session, isRendered = false }: AppStoreOptions) {
  const requests = createRouteRequests(
    isRendered ? { rendered: { viewerId: session?.user.id ?? null } } : {},
  );
  const extra: ThunkExtra = { client, requests };
  const listeners = createListenerMiddleware<RootState, AppDispatch, ThunkExtra>({ extra });
  showToasts(listeners.startListening);
  mirrorSession(listeners.startListening);
  moveDrafts(listeners.startListening);
  forgetCopies(listeners.startListening);
  return configureStore({
    reducer: rootReducer,
    preloadedState: { auth: authStateOf(session, 'restored') },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra } }).prepend(listeners.middleware),
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
