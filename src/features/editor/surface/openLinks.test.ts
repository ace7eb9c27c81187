import { fireEvent } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { openLinks } from './openLinks';

const openWindow = vi.fn<typeof window.open>(() => null);

beforeEach(() => {
  openWindow.mockClear();
  vi.spyOn(window, 'open').mockImplementation(openWindow);
});

/** Shows a link in an editor. Returns the text in the link, and a listener as Editor.js has one. */
function showLink(href: string | null) {
  const holder = document.createElement('div');
  const field = document.createElement('p');
  const link = document.createElement('a');
  const text = document.createElement('b');
  if (href !== null) link.setAttribute('href', href);
  link.append(text);
  field.append(link);
  holder.append(field);
  document.body.append(holder);
  openLinks(holder);
  const onClick = vi.fn<() => void>();
  field.addEventListener('click', onClick);
  return { text, onClick };
}

const middleClick = (element: Element) => {
  const click = new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true });
  return fireEvent(element, click);
};

test.each([{ ctrlKey: true }, { metaKey: true }])(
  'a click with %o opens a link in a new tab without access to this one',
  (key) => {
    const { text, onClick } = showLink('https://a.test/page');
    expect(fireEvent.click(text, key)).toBe(false);
    expect(openWindow.mock.calls).toEqual([
      ['https://a.test/page', '_blank', 'noopener,noreferrer'],
    ]);
    expect(onClick).not.toHaveBeenCalled();
  },
);

test.each([
  ['mailto:a@b.test', 'mailto:a@b.test'],
  ['/posts', new URL('/posts', document.baseURI).href],
])('a click with the middle button opens %s', (href, url) => {
  const { text } = showLink(href);
  expect(middleClick(text)).toBe(false);
  expect(openWindow.mock.calls).toEqual([[url, '_blank', 'noopener,noreferrer']]);
});

test.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:http://localhost:3000/1',
  'file:///etc/passwd',
  'http://[',
  null,
])('no click opens %s', (href) => {
  const { text } = showLink(href);
  expect(fireEvent.click(text, { ctrlKey: true })).toBe(false);
  expect(middleClick(text)).toBe(false);
  expect(fireEvent.click(text)).toBe(false);
  expect(openWindow).not.toHaveBeenCalled();
});

test('a click without a key only places the caret', () => {
  const { text, onClick } = showLink('https://a.test/page');
  expect(fireEvent.click(text)).toBe(false);
  expect(onClick).toHaveBeenCalledOnce();
  expect(openWindow).not.toHaveBeenCalled();
});
