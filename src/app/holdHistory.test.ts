import { expect, onTestFinished, test, vi } from 'vitest';
import { holdHistory } from './holdHistory';

/** A listener of a router, and the function that releases the history. */
function setUp() {
  const navigate = vi.fn((event: PopStateEvent): unknown => event.state);
  window.addEventListener('popstate', navigate);
  const release = holdHistory();
  onTestFinished(() => {
    release();
    window.removeEventListener('popstate', navigate);
    window.history.replaceState(null, '', '/');
  });
  return { navigate, release };
}

/** What the browser does when the visitor goes back. */
function goBack(state: unknown) {
  window.history.replaceState(state, '', '/earlier');
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

test('navigations wait, and the last one follows the release once', () => {
  const { navigate, release } = setUp();
  goBack({ idx: 2 });
  goBack({ idx: 1 });
  expect(navigate).not.toHaveBeenCalled();
  release();
  release();
  expect(navigate.mock.results.map(({ value }) => value)).toEqual([{ idx: 1 }]);
});

test('without a navigation, the release starts none; later ones do not wait', () => {
  const { navigate, release } = setUp();
  release();
  expect(navigate).not.toHaveBeenCalled();
  goBack({ idx: 0 });
  expect(navigate).toHaveBeenCalledTimes(1);
});
