import { useEffect, useState } from 'react';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';
import { useAppDispatch } from '@/store/hooks';
import { renewSession, verifyAccount } from './accountThunks';

export type Verification = 'pending' | 'success' | 'failed';

type Link = { username: string; token: string };

/** Verifies, and then brings the data of a session that is open here up to date. */
const followLink = createAppAsyncThunk(
  'auth/followLink',
  async (link: Link, { dispatch, getState }) => {
    const isVerified = verifyAccount.fulfilled.match(await dispatch(verifyAccount(link)));
    if (isVerified && getState().auth.isLoggedIn) await dispatch(renewSession());
    return isVerified;
  },
);

/** What was sent stays known: a token works once, and an effect may run twice. */
const sent = new Map<string, Promise<boolean>>();

/** Sends the token of an e-mailed link. */
export function useVerification({ username, token }: Link): Verification {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<Verification>('pending');

  useEffect(() => {
    let isHere = true;
    const outcome = sent.get(token) ?? dispatch(followLink({ username, token })).unwrap();
    sent.set(token, outcome);
    async function show() {
      const isVerified = await outcome;
      // A link that failed may be opened once more, as after a broken connection.
      if (!isVerified) sent.delete(token);
      if (isHere) setState(isVerified ? 'success' : 'failed');
    }
    void show();
    return () => {
      isHere = false;
    };
  }, [dispatch, username, token]);

  return state;
}
