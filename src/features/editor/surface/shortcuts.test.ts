import { fireEvent } from '@testing-library/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listenForShortcuts } from './shortcuts';

function listen(content = '<p></p>') {
  const holder = document.createElement('div');
  holder.innerHTML = content;
  document.body.append(holder);
  const shortcuts = {
    undo: vi.fn<() => void>(),
    redo: vi.fn<() => void>(),
    move: vi.fn<(by: -1 | 1) => void>(),
    openOptions: vi.fn<() => void>(),
    toggleItem: vi.fn<(target: EventTarget | null) => void>(),
  };
  const stop = listenForShortcuts(holder, shortcuts);
  onTestFinished(() => holder.remove());
  const target = holder.querySelector('p') ?? holder;
  /** Returns false if the key was handled. */
  const press = (key: KeyboardEventInit) => fireEvent.keyDown(target, { bubbles: true, ...key });
  return { shortcuts, stop, press, target, holder };
}

test.each([
  ['undo', { key: 'z', ctrlKey: true }],
  ['undo', { key: 'z', metaKey: true }],
  ['redo', { key: 'Z', ctrlKey: true, shiftKey: true }],
  ['redo', { key: 'y', ctrlKey: true }],
  ['openOptions', { key: '/', ctrlKey: true }],
] as const)('%s: %o', (name, key) => {
  const { shortcuts, press } = listen();
  expect(press(key)).toBe(false);
  expect(shortcuts[name]).toHaveBeenCalledTimes(1);
});

test.each([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
] as const)('Alt + Shift + %s moves the block by %i', (key, by) => {
  const { shortcuts, press } = listen();
  press({ key, altKey: true, shiftKey: true });
  expect(shortcuts.move).toHaveBeenCalledExactlyOnceWith(by);
});

test('Ctrl + Enter toggles an item inside a checklist only', () => {
  const key = { key: 'Enter', ctrlKey: true };
  const inside = listen(
    '<div class="cdx-list-checklist"><div class="cdx-list__item"><p></p></div></div>',
  );
  inside.press(key);
  expect(inside.shortcuts.toggleItem).toHaveBeenCalledExactlyOnceWith(inside.target);
  const outside = listen();
  expect(outside.press(key)).toBe(true);
  expect(outside.shortcuts.toggleItem).not.toHaveBeenCalled();
});

test.each([
  { key: 'z' },
  { key: 'z', ctrlKey: true, altKey: true },
  { key: 'y', ctrlKey: true, shiftKey: true },
  { key: 'ArrowUp', altKey: true },
  { key: 'ArrowUp', altKey: true, shiftKey: true, ctrlKey: true },
  { key: 'ArrowLeft', altKey: true, shiftKey: true },
])('%o is left to Editor.js', (key) => {
  const { shortcuts, press } = listen();
  expect(press(key)).toBe(true);
  for (const shortcut of Object.values(shortcuts)) expect(shortcut).not.toHaveBeenCalled();
});

test('a handled key does not reach Editor.js', () => {
  const { holder, press } = listen();
  const handleKey = vi.fn<() => void>();
  holder.addEventListener('keydown', handleKey);
  press({ key: 'z', ctrlKey: true });
  expect(handleKey).not.toHaveBeenCalled();
});

test('after it was stopped nothing is handled', () => {
  const { shortcuts, stop, press } = listen();
  stop();
  press({ key: 'z', ctrlKey: true });
  expect(shortcuts.undo).not.toHaveBeenCalled();
});
