import type { AppDispatch, RootState } from '@/store/appTypes';
import { selectViewer } from '@/store/viewer';
import type { Account } from './draft';

/** Whether another account is signed in than the one that opened the editor. */
export const isOtherAccount =
  ({ id }: Account) =>
  (_: AppDispatch, getState: () => RootState) => {
    const viewer = selectViewer(getState());
    // Without a session, the server asks to sign in.
    return viewer !== null && viewer.id !== id;
  };
