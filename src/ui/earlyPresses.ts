/** The buttons that the script in index.html saw pressed before their part of the page was hydrated. */
function pressedButtons(): Set<unknown> {
  return 'earlyPresses' in window && window.earlyPresses instanceof Set
    ? window.earlyPresses
    : new Set();
}

/** Presses each button in `element` once that was pressed before. */
export function repeatEarlyPresses(element: HTMLElement) {
  const pressed = pressedButtons();
  for (const button of pressed) {
    if (!(button instanceof HTMLButtonElement) || !element.contains(button)) continue;
    pressed.delete(button);
    button.click();
  }
}
