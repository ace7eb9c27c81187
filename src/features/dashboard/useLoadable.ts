import { useEffect, useEffectEvent, useState } from 'react';
import { useAppSelector } from '@/store/hooks';
import { type DashboardState, selectDashboard } from './dashboardSlice';
import { keyOf, type Loadable } from './loadable';

type Load<Data> = {
  select: (dashboard: DashboardState) => Loadable<Data>;
  /** What is asked for: another value loads anew. */
  arg?: unknown;
  start: () => { abort: () => void };
};

export type Loaded<Data> = {
  /** The answer to what is asked for now; an older one is shown while it is asked again. */
  data: Data | null;
  isFailed: boolean;
  reload: () => void;
};

/** Loads while a view is open, and gives up what it leaves. */
export function useLoadable<Data>({ select, arg, start }: Load<Data>): Loaded<Data> {
  const { status, wanted, key, data } = useAppSelector((state) => select(selectDashboard(state)));
  const [tries, setTries] = useState(0);
  const asked = keyOf(arg);
  const load = useEffectEvent(start);

  useEffect(() => {
    const request = load();
    return () => request.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- loads again for a new key or another try
  }, [asked, tries]);

  return {
    data: key === asked ? data : null,
    isFailed: status === 'failed' && wanted === asked,
    reload: () => setTries((before) => before + 1),
  };
}
