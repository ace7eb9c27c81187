import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isKeyCommand } from '@/lib/browser/listenForKeys';

/** The keys of a passage that has the focus, or something in it. */
export function usePassageKeys(
  item: RefObject<HTMLElement | null>,
  commands: Readonly<Record<string, (() => void) | null>>,
) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const run = isKeyCommand(event) ? commands[event.key] : null;
    if (!run) return;
    event.preventDefault();
    run();
  });

  useEffect(() => {
    const own = item.current;
    const listening = new AbortController();
    own?.addEventListener('keydown', (event) => handleKey(event), listening);
    return () => listening.abort();
  }, [item]);
}
