import { isInChecklist } from './blockActions';

type Shortcuts = {
  undo: () => void;
  redo: () => void;
  move: (by: -1 | 1) => void;
  openOptions: () => void;
  toggleItem: (target: EventTarget | null) => void;
};

function actionOf(event: KeyboardEvent, shortcuts: Shortcuts) {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  const letter = key.toLowerCase();
  const isCommand = (ctrlKey || metaKey) && !altKey;
  if (isCommand && letter === 'z') return shiftKey ? shortcuts.redo : shortcuts.undo;
  if (isCommand && !shiftKey && letter === 'y') return shortcuts.redo;
  // Editor.js compares the key's position, which differs between keyboard layouts.
  if (isCommand && key === '/') return shortcuts.openOptions;
  if (isCommand && key === 'Enter' && isInChecklist(target)) {
    return () => shortcuts.toggleItem(target);
  }
  if (!altKey || !shiftKey || ctrlKey || metaKey) return null;
  if (key === 'ArrowUp') return () => shortcuts.move(-1);
  return key === 'ArrowDown' ? () => shortcuts.move(1) : null;
}

/** Handles the editor's shortcuts before Editor.js and the browser do. */
export function listenForShortcuts(holder: HTMLElement, shortcuts: Shortcuts) {
  function handleKey(event: KeyboardEvent) {
    const action = actionOf(event, shortcuts);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  }
  holder.addEventListener('keydown', handleKey, { capture: true });
  return () => holder.removeEventListener('keydown', handleKey, { capture: true });
}
