import { limits } from '@contract/limits';
import type { SignInIntent } from '@contract/people/signInIntent';
import type { toast } from 'react-hot-toast';
import type { ApiError } from './apiError';
import { createStore } from './createStore';

type Toast = typeof toast;

/** What a visitor wanted to do; null if it can't be done after the sign-in. */
export type SignIn = { intent: SignInIntent | null };

type Showing = { resolve: () => void; reject: (failure: Error) => void };

/** Whether a toast is to be shown. The code that shows toasts loads with the first one. */
const wanted = createStore(false);
let isLoaded = false;
let showing: Showing[] = [];

/** For the component that shows the toasts. */
export const toaster = {
  isWanted: wanted.read,
  subscribe: wanted.subscribe,
  loaded() {
    isLoaded = true;
    for (const { resolve } of showing) resolve();
    showing = [];
  },
  /** The next toast loads the code again. */
  failed(failure: Error) {
    for (const { reject } of showing) reject(failure);
    showing = [];
    wanted.set(false);
  },
};

/** Resolves when toasts are shown: the time of a toast starts when the library gets it. */
function toasterLoaded() {
  wanted.set(true);
  if (isLoaded) return Promise.resolve();
  return new Promise<void>((resolve, reject) => {
    showing.push({ resolve, reject });
  });
}

/** Shows the message in the live region if the toast library can't be loaded. */
function showInLiveRegion(message: string) {
  const region = document.getElementById('alerts');
  if (!region) return;
  region.classList.remove('sr-only');
  region.textContent = message;
}

let library: Promise<{ toast: Toast }> | null = null;

/** One promise for all toasts, so that their order stays. */
function loadLibrary() {
  library ??= import('react-hot-toast').catch((failure: unknown) => {
    library = null;
    throw failure;
  });
  return library;
}

async function show(message: string, pop: (toast: Toast) => void) {
  try {
    const [{ toast }] = await Promise.all([loadLibrary(), toasterLoaded()]);
    pop(toast);
  } catch {
    showInLiveRegion(message);
  }
}

/** What a toast offers to do, or where it leads. The label is part of the name. */
export type ToastAction = { label: string; name?: string } & ({ run: () => void } | { to: string });

type ToastDetails = {
  /** Shows a dialog that asks to sign in instead of the toast. */
  signIn?: SignIn | undefined;
  /** Why a call failed that was not refused. */
  failure?: ApiError;
  actions?: readonly ToastAction[];
};

const details = new Map<string, ToastDetails>();
/** The library shows no more toasts than this. */
const mostDetails = 20;

export const toastDetails = (id: string): ToastDetails => details.get(id) ?? {};

/** Forgets those of the oldest toast when there are more than toasts can be shown. */
function setDetails(id: string, added?: ToastDetails) {
  details.delete(id);
  if (added) details.set(id, added);
  for (const oldest of details.keys()) if (details.size > mostDetails) details.delete(oldest);
}

/** Shows toasts. A toast replaces the one with the same `id`. */
export const notify = {
  progress(message: string, id: string) {
    void show(message, (toast) => toast.loading(message, { id, duration: Infinity }));
  },
  /** With actions, it stays long enough to be read and pressed. */
  success(message: string, id: string = message, actions?: readonly ToastAction[]) {
    setDetails(id, actions && { actions });
    const duration = actions ? limits.toast.undo : limits.toast.success;
    void show(message, (toast) => toast.success(message, { id, duration }));
  },
  undoable: (message: string, id: string, onUndo: () => void) =>
    notify.success(message, id, [{ label: 'Undo', run: onUndo }]),
  error(message: string, id: string = message, added?: Pick<ToastDetails, 'signIn' | 'failure'>) {
    setDetails(id, added);
    const duration = added?.signIn ? Infinity : limits.toast.error;
    void show(message, (toast) => toast.error(message, { id, duration }));
  },
  dismiss(id: string) {
    if (wanted.read()) void show('', (toast) => toast.dismiss(id));
  },
};
