import { useEffect, useEffectEvent } from 'react';

/** Does something once `time` milliseconds have passed while `isOn`. */
export function useAfter(time: number, isOn: boolean, act: () => void) {
  const handleTime = useEffectEvent(act);

  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => handleTime(), time);
    return () => clearTimeout(timer);
  }, [time, isOn]);
}
