import type { SessionUser } from '@contract/entities';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type StoredSession, toStoredSession } from './session/storedSession';

type Origin = 'restored' | 'here' | 'elsewhere';

export type AuthState = {
  isLoggedIn: boolean;
  user: StoredSession['user'] | null;
  role: StoredSession['user']['role'] | null;
  tokens: StoredSession['tokens'] | null;
  /** Where the session came from: storage at the start, this tab, or another tab. */
  origin: Origin;
};

export function authStateOf(session: StoredSession | null, origin: Origin): AuthState {
  return {
    isLoggedIn: session !== null,
    user: session?.user ?? null,
    role: session?.user.role ?? null,
    tokens: session?.tokens ?? null,
    origin,
  };
}

export const authSlice = createSlice({
  name: 'auth',
  initialState: authStateOf(null, 'restored'),
  reducers: {
    sessionRenewed: (_, { payload }: PayloadAction<SessionUser>) =>
      authStateOf(toStoredSession(payload), 'here'),
    keepsReadsChanged({ user }, { payload }: PayloadAction<boolean>) {
      if (user) user.keepsReads = payload;
    },
    sessionEnded: () => authStateOf(null, 'here'),
    sessionChangedElsewhere: (_, { payload }: PayloadAction<StoredSession | null>) =>
      authStateOf(payload, 'elsewhere'),
  },
});

export const { sessionRenewed, keepsReadsChanged, sessionEnded, sessionChangedElsewhere } =
  authSlice.actions;
