import { expect, test } from 'vitest';
import { leaveDevice } from './leaveDevice';

test('what other pages of the site have stored can neither be read nor changed, and nothing is sent', () => {
  const sent: string[] = [];
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const { contentWindow } = frame;
  if (!contentWindow) throw new Error('The frame has no window.');
  contentWindow.navigator.sendBeacon = (url) => sent.push(String(url)) > 0;
  contentWindow.localStorage.setItem('token', 'secret');
  leaveDevice(contentWindow);
  expect(() => contentWindow.localStorage).toThrow('stores nothing');
  expect(() => contentWindow.sessionStorage).toThrow('stores nothing');
  expect(() => contentWindow.indexedDB).toThrow('stores nothing');
  expect(() => Reflect.get(contentWindow, 'BroadcastChannel')).toThrow('stores nothing');
  expect(contentWindow.navigator.sendBeacon('/api/v1/stats/reads')).toBe(true);
  expect(sent).toEqual([]);
  const { length } = contentWindow.history;
  contentWindow.history.pushState({ idx: 1 }, '', '/posts/soil');
  expect(contentWindow.history.state).toEqual({ idx: 1 });
  expect([contentWindow.history.length, contentWindow.location.href]).toEqual([
    length,
    'about:blank',
  ]);
  frame.remove();
});
