import { type MouseEvent, type MouseEventHandler, useLayoutEffect, useRef } from 'react';

type Activation = {
  /** The button does nothing. It is not `disabled`, because it would lose the focus. */
  isInactive: boolean;
  onClick: MouseEventHandler<HTMLButtonElement> | undefined;
};

/**
 * The click handler of a button. A second activation in the same task is ignored: React has not yet
 * rendered what the first one changed.
 */
export function useActivation({ isInactive, onClick }: Activation) {
  const hasActed = useRef(false);

  useLayoutEffect(() => {
    hasActed.current = false;
  });

  return function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isInactive || hasActed.current) {
      // It doesn't submit its form either.
      event.preventDefault();
      return;
    }
    hasActed.current = true;
    queueMicrotask(() => {
      hasActed.current = false;
    });
    onClick?.(event);
  };
}
