import { combineSlices } from '@reduxjs/toolkit';
import type { LazyState } from './appTypes';
import { authSlice } from './authSlice';

export const rootReducer = combineSlices(authSlice).withLazyLoadedSlices<LazyState>();
