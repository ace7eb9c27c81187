/**
 * MSW deactivates the worker at `beforeunload`, even if the user then stays on the page. The
 * timeout only runs in that case, and activates it again.
 */
export function keepWorkerActive() {
  window.addEventListener('beforeunload', () => {
    setTimeout(() => navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE'));
  });
}
