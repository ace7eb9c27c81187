import type { TypedStartListening } from '@reduxjs/toolkit';
import type { AppDispatch, RootState, ThunkExtra } from '@/store/appTypes';

export type StartListening = TypedStartListening<RootState, AppDispatch, ThunkExtra>;
