import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { placeAt } from './placeAt';

/** The control that was pressed, else the selected words: a press on them can leave the focus on the whole page. */
function placeOf(pressed: Element | null) {
  // Sent by a key: the text is in the field.
  const form = pressed?.matches('input, textarea') ? pressed.closest('form') : null;
  if (form) return form;
  if (pressed?.matches('a, button, input, textarea, select, summary')) return pressed;
  const selection = document.getSelection();
  return selection?.isCollapsed === false ? selection.getRangeAt(0) : null;
}

type ActionDialog = {
  dialog: RefObject<HTMLElement | null>;
  /** False if its place is fixed. */
  isPlaced: boolean;
  onPressOutside: () => void;
};

/**
 * Places a dialog at the control that was pressed. With a keyboard, the dialog gets the focus and gives
 * it back.
 */
export function useActionDialog({ dialog, isPlaced, onPressOutside }: ActionDialog) {
  const open = useEffectEvent(() => {
    const pressed = document.activeElement;
    const element = dialog.current;
    if (isPlaced && element) placeAt(placeOf(pressed), element);
    if (!(pressed instanceof HTMLElement) || !pressed.matches('button:focus-visible')) return null;
    element?.querySelector('a')?.focus();
    return () => {
      if (element?.contains(document.activeElement)) pressed.focus();
    };
  });
  // While the dialog is in the document: before it is shown, and before it is removed.
  useLayoutEffect(() => {
    const close = open();
    return () => close?.();
  }, []);

  const handlePress = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !dialog.current?.contains(target)) onPressOutside();
  });
  useEffect(() => {
    const handlePointerDown = (event: PointerEvent) => handlePress(event);
    document.addEventListener('pointerdown', handlePointerDown);
    return () => document.removeEventListener('pointerdown', handlePointerDown);
  }, []);
}
