import { useMemo } from 'react';
import { Navigate } from 'react-router-dom';

type RedirectProps = {
  to: string;
  /** What the next page reads from its location. */
  state?: unknown;
};

/**
 * Leads to another address in the place of this one. `Navigate` alone goes there again with every render that gives it
 * another state object. After a press of Back, React renders at once: the code of the next page would never get its turn.
 */
export function Redirect({ to, state = null }: RedirectProps) {
  const json = JSON.stringify(state);
  const kept = useMemo<unknown>(() => JSON.parse(json), [json]);
  return <Navigate to={to} state={kept} replace />;
}
