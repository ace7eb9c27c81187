import { useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch } from '@/store/hooks';
import { attemptedFrom, intentFrom } from '@/store/session/attempted';
import { returnedState } from '@/store/session/signInState';

/**
 * Returns what to call after a sign-in: a visitor who wanted to do something on a page is taken back
 * to it, everybody else to `home`.
 */
export function useSignedIn() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state } = useLocation();

  return async function leave(home: string) {
    const intent = intentFrom(state);
    const attempted = attemptedFrom(state);
    if (!intent || !attempted) return navigate(home, { replace: true });
    const loaded = await import('./carryOutIntent').catch(() => null);
    // Before the page is loaded again, so that its answer has the change.
    const hasControl = loaded === null || (await dispatch(loaded.carryOutIntent(intent)));
    const returned = hasControl ? returnedState(intent) : null;
    await navigate(attempted, { replace: true, state: returned });
  };
}
