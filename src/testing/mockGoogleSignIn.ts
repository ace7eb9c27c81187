import { fireEvent, waitFor } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';

type Answer = { code?: string; state?: string; error?: string };
type Client = {
  state?: string;
  callback: (answer: Answer) => void;
  error_callback: (failure: { type: string }) => void;
};

/** Replaces Google's sign-in client; `open` runs when its window opens and calls back. */
export function mockGoogleSignIn(open: (client: Client) => void) {
  vi.stubEnv('VITE_GOOGLE_CLIENT_ID', 'a-client');
  const initCodeClient = ({ state = '', callback, ...client }: Client) => ({
    requestCode: () => open({ ...client, callback: (answer) => callback({ state, ...answer }) }),
  });
  Object.assign(window, { google: { accounts: { oauth2: { initCodeClient } } } });
  onTestFinished(() => {
    vi.unstubAllEnvs();
    Reflect.deleteProperty(window, 'google');
  });
}

const googleScripts = () => [
  ...document.querySelectorAll<HTMLElement>('script[src*="accounts.google.com"]'),
];

/** Ends the loading of Google's script, which tests don't request. */
export async function finishGoogleScript(event: 'load' | 'error') {
  // An effect adds the script, possibly after the button is visible.
  await waitFor(() => expect(googleScripts()).not.toEqual([]));
  for (const script of googleScripts()) fireEvent[event](script);
}
