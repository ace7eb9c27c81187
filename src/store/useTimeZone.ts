import { updateProfile } from '@contract/endpoints/profiles';
import { useEffect, useEffectEvent } from 'react';
import { readTimeZone } from '@/lib/calendar';
import { sessionRenewed } from './authSlice';
import { useAppDispatch, useViewer } from './hooks';
import { mutation } from './mutation';

const saveTimeZone = mutation('session/saveTimeZone', updateProfile, {
  input: (timeZone: string) => ({ body: { timeZone } }),
  done: ({ user }, _, { dispatch }) => dispatch(sessionRenewed(user)),
  toasts: { isSilent: true },
});

/** Tells the account the time zone of the browser, if it never had one. After a failure the next page tries again. */
export function useTimeZone() {
  const dispatch = useAppDispatch();
  const isMissing = useViewer()?.timeZone === null;

  const save = useEffectEvent(() => {
    void dispatch(saveTimeZone(readTimeZone()));
  });

  useEffect(() => {
    if (isMissing) save();
  }, [isMissing]);
}
