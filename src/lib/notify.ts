import { limits } from '@contract/limits';
import type { toast } from 'react-hot-toast';

type Toast = typeof toast;

/** Whether a toast was ever shown. The toast library loads with the first one. */
let isWanted = false;
const listeners = new Set<() => void>();

export const toastsWanted = {
  read: () => isWanted,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function want() {
  if (isWanted) return;
  isWanted = true;
  for (const listener of listeners) listener();
}

/** Shows the message in the live region if the toast library can't be loaded. */
function showInLiveRegion(message: string) {
  const region = document.getElementById('alerts');
  if (!region) return;
  region.classList.remove('sr-only');
  region.textContent = message;
}

let library: Promise<{ toast: Toast }> | null = null;

/** One promise for all toasts, so that they keep their order. */
function loadLibrary() {
  library ??= import('react-hot-toast').catch((failure: unknown) => {
    library = null;
    throw failure;
  });
  return library;
}

async function show(message: string, pop: (toast: Toast) => void) {
  want();
  try {
    pop((await loadLibrary()).toast);
  } catch {
    showInLiveRegion(message);
  }
}

/** Shows toasts. A toast replaces the one with the same `id`. */
export const notify = {
  progress(message: string, id: string) {
    void show(message, (toast) => toast.loading(message, { id, duration: Infinity }));
  },
  success(message: string, id: string = message) {
    void show(message, (toast) => toast.success(message, { id, duration: limits.toast.success }));
  },
  error(message: string, id: string = message) {
    void show(message, (toast) => toast.error(message, { id, duration: limits.toast.error }));
  },
  dismiss(id: string) {
    if (isWanted) void show('', (toast) => toast.dismiss(id));
  },
};
