import { fireEvent } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { removeKeyListeners } from './removeKeyListeners';

/** Adds and removes a listener as the menus of Editor.js do, and returns whether it is still called. */
function isKept() {
  const listener = vi.fn();
  document.addEventListener('keydown', listener, true);
  document.removeEventListener('keydown', listener);
  fireEvent.keyDown(document.body, { key: 'a' });
  document.removeEventListener('keydown', listener, true);
  return listener.mock.calls.length > 0;
}

test('a key listener of a menu is removed while an editor is open', () => {
  const closeFirst = removeKeyListeners();
  const closeSecond = removeKeyListeners();
  expect(isKept()).toBe(false);
  closeFirst();
  expect(isKept()).toBe(false);
  closeSecond();
  expect(isKept()).toBe(true);
});
