import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';

const browserGlobals = ['window', 'document', 'navigator', 'localStorage', 'sessionStorage'];

/** Renders to HTML with another system time and without browser globals. */
function renderOnServer(element: ReactNode) {
  for (const name of browserGlobals) vi.stubGlobal(name, undefined);
  vi.setSystemTime(0);
  try {
    return renderToString(element);
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
}

/** Renders on the server, hydrates in the browser, and fails if the two differ. */
export function renderAndHydrate(element: ReactNode) {
  const html = renderOnServer(element);
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const errors: string[] = [];
  render(element, {
    container,
    hydrate: true,
    onRecoverableError: (error) => errors.push(String(error)),
  });
  // renderToString leaves lazy components to the browser.
  expect(errors.filter((error) => !error.includes('does not support Suspense'))).toEqual([]);
  return { html };
}
