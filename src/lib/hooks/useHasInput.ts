import { useEffect, useState } from 'react';

/** Whether the visitor has pressed something since the component is shown: what is needed only then is loaded then. */
export function useHasInput() {
  const [hasInput, setHasInput] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, () => setHasInput(true), { signal: controller.signal });
    return () => controller.abort();
  }, []);
  return hasInput;
}
