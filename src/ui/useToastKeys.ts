import { useEffect, useEffectEvent, useRef } from 'react';
import { type Toast, toast } from 'react-hot-toast';
import { signInOf } from '@/lib/notify';

type ToastKeys = { shown: readonly Toast[]; onDismissed: () => void };

/**
 * Toasts for users of a keyboard: Escape dismisses the newest one. One with an action gets the focus
 * from the button that was pressed, and gives it back.
 */
export function useToastKeys({ shown, onDismissed }: ToastKeys) {
  const stack = useRef<HTMLDivElement>(null);
  const returnTo = useRef<HTMLElement | null>(null);
  const [newest] = shown;
  const actionId = newest && signInOf(newest.id) ? newest.id : null;

  function dismiss(id: string) {
    const hadFocus = stack.current?.contains(document.activeElement);
    toast.dismiss(id);
    onDismissed();
    if (hadFocus) returnTo.current?.focus();
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

  useEffect(() => {
    const pressed = document.activeElement;
    const isByKeyboard = pressed instanceof HTMLElement && pressed.matches('button:focus-visible');
    if (actionId === null || !isByKeyboard) return;
    returnTo.current = pressed;
    stack.current?.querySelector('button')?.focus();
  }, [actionId]);

  return { stack, dismiss };
}
