import { expect, onTestFinished, test, vi } from 'vitest';
import { followKeyboard } from './keyboardHeight';

test('the height that the keyboard covers follows the visual viewport', () => {
  const viewport = Object.assign(new EventTarget(), { height: 740, offsetTop: 0 });
  vi.stubGlobal('visualViewport', viewport);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(740);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const element = document.createElement('div');
  const stop = followKeyboard(element);
  const covered = () => element.style.getPropertyValue('--keyboard-height');
  expect(covered()).toBe('0px');
  Object.assign(viewport, { height: 420, offsetTop: 20 });
  viewport.dispatchEvent(new Event('resize'));
  expect(covered()).toBe('300px');
  expect(element.style.getPropertyValue('--visible-height')).toBe('420px');
  stop();
  Object.assign(viewport, { height: 740, offsetTop: 0 });
  viewport.dispatchEvent(new Event('resize'));
  expect(covered()).toBe('300px');
});
