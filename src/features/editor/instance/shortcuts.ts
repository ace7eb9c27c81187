import { inChecklist } from './blockActions';

type Keys = {
  undo: () => void;
  redo: () => void;
  move: (by: -1 | 1) => void;
  openOptions: () => void;
  tick: (target: EventTarget | null) => void;
};

function actionOf(event: KeyboardEvent, keys: Keys) {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  const letter = key.toLowerCase();
  const isCommand = (ctrlKey || metaKey) && !altKey;
  if (isCommand && letter === 'z') return shiftKey ? keys.redo : keys.undo;
  if (isCommand && !shiftKey && letter === 'y') return keys.redo;
  // The editor asks for the key's place, which is another on many keyboards.
  if (isCommand && key === '/') return keys.openOptions;
  if (isCommand && key === 'Enter' && inChecklist(target)) return () => keys.tick(target);
  if (!altKey || !shiftKey || ctrlKey || metaKey) return null;
  if (key === 'ArrowUp') return () => keys.move(-1);
  return key === 'ArrowDown' ? () => keys.move(1) : null;
}

/** Whole-document undo and redo, and moving a block; before the editor and the browser see the keys. */
export function listenForShortcuts(holder: HTMLElement, keys: Keys) {
  function handleKey(event: KeyboardEvent) {
    const action = actionOf(event, keys);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  }
  holder.addEventListener('keydown', handleKey, { capture: true });
  return () => holder.removeEventListener('keydown', handleKey, { capture: true });
}
