import { combineSlices } from '@reduxjs/toolkit';
import type { LazySlices } from './appTypes';
import { authSlice } from './authSlice';

/** A lazy slice adds itself with `injectInto(rootReducer)` when its module loads. */
export const rootReducer = combineSlices(authSlice).withLazyLoadedSlices<LazySlices>();
