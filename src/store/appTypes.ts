import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiClient } from '@/api/client';
import type { PostCardsState } from './answeredPosts';
import type { AuthState } from './authSlice';
import type { Queries } from './cache';
import type { RouteRequests } from './routeRequests';

/** What loads with the first part that needs it. */
export type LazyState = { queries: Queries; postCards: PostCardsState };

/**
 * Declared here, not inferred from the store, so that features don't import the app. A slice of a feature adds itself with
 * `injectInto(rootReducer)`, which returns its selector.
 */
export type RootState = { auth: AuthState } & Partial<LazyState>;

/** What each app instance passes to its thunks. */
export type ThunkExtra = { client: ApiClient; requests: RouteRequests };

export type AppDispatch = ThunkDispatch<RootState, ThunkExtra, UnknownAction>;
