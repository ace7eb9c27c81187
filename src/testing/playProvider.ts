import { fireEvent, waitFor } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';

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

const providerScripts = () => [
  ...document.querySelectorAll<HTMLElement>('script[src*="accounts.google.com"]'),
];

/** What becomes of the provider's script, which no test really loads. */
export async function endProviderScript(event: 'load' | 'error') {
  // It is asked for by an effect, which may come later than the button is seen.
  await waitFor(() => expect(providerScripts()).not.toEqual([]));
  for (const script of providerScripts()) fireEvent[event](script);
}
