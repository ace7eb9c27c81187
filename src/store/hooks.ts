import type { Store } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch, RootState } from './appTypes';
import { selectViewer } from './viewer';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<Store<RootState>>();

/** The signed-in user as the permissions see them; null for a visitor. */
export function useViewer() {
  return useAppSelector(selectViewer);
}
