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

/** The library shows no more toasts than this. */
const mostRemembered = 20;

/** Forgets the first ones when there are more than toasts can be shown. */
function forgetFirst(remembered: {
  size: number;
  keys(): Iterable<string>;
  delete(id: string): boolean;
}) {
  for (const id of remembered.keys()) {
    if (remembered.size <= mostRemembered) return;
    remembered.delete(id);
  }
}

/** The errors that ask to sign in. They are shown in a dialog, not as a toast. */
const signIns = new Map<string, SignIn>();

export const signInOf = (id: string) => signIns.get(id);

/** Why calls failed that were not refused. */
const failures = new Map<string, ApiError>();

export const failureOf = (id: string) => failures.get(id);

/** What a toast offers to do, or where it leads. The label is part of the name. */
export type ToastAction = { label: string; name?: string } & ({ run: () => void } | { to: string });

const actions = new Map<string, readonly ToastAction[]>();

export const actionsOf = (id: string) => actions.get(id) ?? [];

/** Shows toasts. A toast replaces the one with the same `id`. */
export const notify = {
  progress(message: string, id: string) {
    void show(message, (toast) => toast.loading(message, { id, duration: Infinity }));
  },
  success(message: string, id: string = message) {
    void show(message, (toast) => toast.success(message, { id, duration: limits.toast.success }));
  },
  /** A success that can be taken back: it stays long enough to be read and pressed. */
  undoable: (message: string, id: string, onUndo: () => void) =>
    notify.offering(message, id, [{ label: 'Undo', run: onUndo }]),
  /** A success with something to do next: it stays long enough to be read and pressed. */
  offering(message: string, id: string, offered: readonly ToastAction[]) {
    actions.delete(id);
    actions.set(id, offered);
    forgetFirst(actions);
    void show(message, (toast) => toast.success(message, { id, duration: limits.toast.undo }));
  },
  error(message: string, id: string = message, signIn?: SignIn) {
    signIns.delete(id);
    if (signIn) signIns.set(id, signIn);
    forgetFirst(signIns);
    const duration = signIn ? Infinity : limits.toast.error;
    void show(message, (toast) => toast.error(message, { id, duration }));
  },
  /** The error of a call that was not refused: the toast says why it failed. */
  failed(message: string, id: string, failure: ApiError) {
    failures.delete(id);
    failures.set(id, failure);
    forgetFirst(failures);
    notify.error(message, id);
  },
  dismiss(id: string) {
    if (wanted.read()) void show('', (toast) => toast.dismiss(id));
  },
};
