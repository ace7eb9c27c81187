/**
 * MSW lets go of a page as soon as the browser asks whether to leave it, and does not hear that
 * somebody chose to stay. By the time this runs, they did.
 */
export function keepWorkerActive() {
  window.addEventListener('beforeunload', () => {
    setTimeout(() => navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE'));
  });
}
