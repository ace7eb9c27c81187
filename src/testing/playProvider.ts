import { fireEvent } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

type Answer = { code?: string; error?: string };
type Client = {
  callback: (answer: Answer) => void;
  error_callback: (failure: { type: string }) => void;
};

/** Stands in for the outside sign-in: `open` says what its window answers when it is opened. */
export function playProvider(open: (client: Client) => void) {
  vi.stubEnv('VITE_GOOGLE_CLIENT_ID', 'a-client');
  const initCodeClient = (client: Client) => ({ requestCode: () => open(client) });
  Object.assign(window, { google: { accounts: { oauth2: { initCodeClient } } } });
  onTestFinished(() => {
    vi.unstubAllEnvs();
    Reflect.deleteProperty(window, 'google');
  });
}

/** What becomes of the provider's script, which no test really loads. */
export function endProviderScript(event: 'load' | 'error') {
  for (const script of document.querySelectorAll('script[src*="accounts.google.com"]')) {
    fireEvent[event](script);
  }
}
