import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'react-hot-toast';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { speedUpComputedStyle } from './computedStyle';
import { polyfillBrowser } from './polyfills';

polyfillBrowser();
speedUpComputedStyle();
// The first test of a page also waits for its code to be compiled, on two busy cores.
configure({ asyncUtilTimeout: 10_000 });

let complaints: unknown[][] = [];

beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...complaint: unknown[]) => {
    complaints.push(complaint);
  });
});

afterEach(() => {
  cleanup();
  toast.remove();
  localStorage.clear();
  sessionStorage.clear();
  expect(complaints, 'nothing is said on the console').toEqual([]);
});
