import '@testing-library/jest-dom/vitest';
import './prepareWindow';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'react-hot-toast';
import { afterAll, afterEach, beforeEach, expect, inject, vi } from 'vitest';
import { setFixedDate } from './fixedDate';
import { createQueryError } from './queryErrors';

// The first test of a page also waits until Vite has transformed its modules.
configure({
  asyncUtilTimeout: 15_000 * inject('machineFactor'),
  getElementError: createQueryError,
});

/** Toasts don't expire: on a slow machine they would be gone before a test looks for them. */
function keepToasts() {
  for (const kind of ['success', 'error'] as const) {
    const show = toast[kind];
    vi.spyOn(toast, kind).mockImplementation((message, options) =>
      show(message, { ...options, duration: Infinity }),
    );
  }
}

let consoleErrors: string[] = [];

beforeEach(() => {
  setFixedDate();
  // Here, because calls of the test before can still have failed after its end.
  toast.remove();
  keepToasts();
  consoleErrors = [];
  vi.spyOn(console, 'error').mockImplementation((...message: unknown[]) => {
    consoleErrors.push(message.map(String).join(' '));
  });
});

afterEach(() => {
  cleanup();
  // Files of one worker share the document.
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '');
  expect(consoleErrors, 'console errors').toEqual([]);
});

// Vitest stops what loads when a file ends. Files of one worker share their modules, so it would fail in all later files.
afterAll(() => vi.dynamicImportSettled());
