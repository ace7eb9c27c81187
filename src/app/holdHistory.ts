/**
 * Going back or forward waits until the returned function is called. The first page needs this while
 * it is rendered: React would find another page than the HTML contains, and `RouterProvider`, which
 * subscribes in an effect, would miss the navigation.
 */
export function holdHistory() {
  let isWaiting = false;
  function hold(event: PopStateEvent) {
    event.stopImmediatePropagation();
    isWaiting = true;
  }
  window.addEventListener('popstate', hold, true);
  return () => {
    window.removeEventListener('popstate', hold, true);
    if (!isWaiting) return;
    isWaiting = false;
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  };
}
