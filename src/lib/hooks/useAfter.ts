import { useEffect, useEffectEvent } from 'react';

/** Calls `act` after `time` milliseconds while `isOn`. */
export function useAfter(time: number, isOn: boolean, act: () => void) {
  const handleTime = useEffectEvent(act);

  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => handleTime(), time);
    return () => clearTimeout(timer);
  }, [time, isOn]);
}
