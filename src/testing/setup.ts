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

let consoleErrors: string[] = [];

beforeEach(() => {
  setFixedDate();
  consoleErrors = [];
  vi.spyOn(console, 'error').mockImplementation((...message: unknown[]) => {
    consoleErrors.push(message.map(String).join(' '));
  });
});

afterEach(() => {
  cleanup();
  // Files of one worker share the document.
  document.body.replaceChildren();
  toast.remove();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '');
  expect(consoleErrors, 'console errors').toEqual([]);
});

// Vitest stops what loads when a file ends. Files of one worker share their modules, so it would fail in all later files.
afterAll(() => vi.dynamicImportSettled());
