import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiClient } from '@/api/client';
import type { AuthState } from './authSlice';
import type { RouteRequests } from './routeRequests';

/**
 * Slices that load with their pages. Each adds itself here with
 * `declare module '@/store/appTypes' { interface LazySlices { blog: BlogState } }`.
 */
export interface LazySlices {}

/** Declared here, not inferred from the store, so that features don't import the app. */
export type RootState = { auth: AuthState } & Partial<LazySlices>;

/** What each app instance passes to its thunks. */
export type ThunkExtra = { client: ApiClient; requests: RouteRequests };

export type AppDispatch = ThunkDispatch<RootState, ThunkExtra, UnknownAction>;
