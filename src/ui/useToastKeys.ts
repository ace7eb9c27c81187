import { useEffect, useEffectEvent } from 'react';
import { type Toast, toast } from 'react-hot-toast';

type ToastKeys = { shown: readonly Toast[]; onDismissed: () => void };

/** Escape dismisses the newest toast. */
export function useToastKeys({ shown, onDismissed }: ToastKeys) {
  const [newest] = shown;

  function dismiss(id: string) {
    toast.dismiss(id);
    onDismissed();
  }

  const handleEscape = useEffectEvent((event: KeyboardEvent) => {
    const isForToast = event.key === 'Escape' && !event.defaultPrevented;
    if (isForToast && newest && !document.querySelector('dialog[open]')) dismiss(newest.id);
  });

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => handleEscape(event);
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);

  return { dismiss };
}
