import { expect, test, vi } from 'vitest';
import { followLinks } from './followLinks';

/** A page with these contents, whose links are followed. */
function openPage(html: string) {
  const root = document.createElement('main');
  root.innerHTML = html;
  document.body.append(root);
  const navigate = vi.fn();
  followLinks(root, navigate);
  /** Returns whether the browser would open the link. */
  function press(selector: string, init: MouseEventInit = {}) {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    return root.querySelector(selector)?.dispatchEvent(click);
  }
  return { root, navigate, press };
}

test('links to pages of the site are opened in the frame, with their search and part', () => {
  const { navigate, press } = openPage('<a href="/search?q=soil#results"><b>Soil</b></a>');
  expect(press('b')).toBe(false);
  expect(navigate.mock.calls).toEqual([['/search?q=soil#results']]);
});

test.each([
  ['another site', 'https://example.org/soil'],
  ['a file', '/feed.xml'],
  ['the API', '/api/v1/user/export'],
])('the browser opens links to %s', (_, address) => {
  const { navigate, press } = openPage(`<a href="${address}">Soil</a>`);
  // jsdom can't navigate.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const follow = vi.spyOn(Event.prototype, 'preventDefault');
  press('a');
  expect(navigate).not.toHaveBeenCalled();
  expect(follow).toHaveBeenCalledTimes(1);
});

test('a link that is opened in another tab, or that the app has followed, is left alone', () => {
  const { root, navigate, press } = openPage('<a href="/about" target="_blank">About</a>');
  const handled = (event: Event) => event.preventDefault();
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey']) {
    document.addEventListener('click', handled, { once: true });
    press('a', { [key]: true });
  }
  root.querySelector('a')?.addEventListener('click', handled);
  press('a');
  expect(navigate).not.toHaveBeenCalled();
});

test('a link to a part of the page moves the focus there', () => {
  const here = window.location.pathname;
  const { root, navigate, press } = openPage(
    `<a href="${here}#wide%20beds">Beds</a><h2 id="wide beds" tabindex="-1">Wide beds</h2>`,
  );
  expect(press('a')).toBe(false);
  expect(document.activeElement).toBe(root.querySelector('h2'));
  expect(navigate).not.toHaveBeenCalled();
});
