/**
 * Going back or forward waits between `start` and `end`. The first page needs this while it is
 * rendered: React would find another page than the HTML contains, and `RouterProvider`, which
 * subscribes in an effect, would miss the navigation. Call it before the router is created, because
 * listeners of the window are called in the order in which they were added.
 */
export function holdHistory() {
  let isHolding = false;
  let isWaiting = false;
  window.addEventListener('popstate', (event) => {
    if (!isHolding) return;
    event.stopImmediatePropagation();
    isWaiting = true;
  });
  return {
    start() {
      isHolding = true;
    },
    end() {
      isHolding = false;
      if (!isWaiting) return;
      isWaiting = false;
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    },
  };
}
