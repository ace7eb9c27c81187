import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { AuthState } from './authSlice';

/**
 * Slices that load with their pages. Each adds itself here with
 * `declare module '@/store/appTypes' { interface LazySlices { blog: BlogState } }`.
 */
// oxlint-disable-next-line typescript/no-empty-interface -- module augmentation needs an interface
export interface LazySlices {}

/** Declared here, not inferred from the store, so that features don't import the app. */
export type RootState = { auth: AuthState } & Partial<LazySlices>;

export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>;
