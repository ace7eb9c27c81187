import { expect, onTestFinished, test, vi } from 'vitest';
import { holdHistory } from './holdHistory';

/** The hold, and a listener that was added after it, like that of a router. */
function setUp() {
  const hold = holdHistory();
  const navigate = vi.fn((event: PopStateEvent): unknown => event.state);
  window.addEventListener('popstate', navigate);
  onTestFinished(() => {
    hold.end();
    window.removeEventListener('popstate', navigate);
    window.history.replaceState(null, '', '/');
  });
  return { ...hold, navigate };
}

/** What the browser does when the visitor goes back. */
function goBack(state: unknown) {
  window.history.replaceState(state, '', '/earlier');
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

test('navigations wait, and the last one follows once at the end', () => {
  const { start, end, navigate } = setUp();
  start();
  goBack({ idx: 2 });
  goBack({ idx: 1 });
  expect(navigate).not.toHaveBeenCalled();
  end();
  end();
  expect(navigate.mock.results.map(({ value }) => value)).toEqual([{ idx: 1 }]);
});

test('before the start and after the end nothing waits', () => {
  const { start, end, navigate } = setUp();
  goBack({ idx: 2 });
  expect(navigate).toHaveBeenCalledTimes(1);
  start();
  end();
  expect(navigate).toHaveBeenCalledTimes(1);
  goBack({ idx: 0 });
  expect(navigate).toHaveBeenCalledTimes(2);
});
