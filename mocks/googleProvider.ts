import { mockKeys } from '@contract/storageKeys';
import type { SignInProvider } from '@server/core/ports';

const codePrefix = 'mock-google-';

/** The mocked sign-in provider: every code of the script below is valid for the same profile. */
export const mockProvider: SignInProvider = {
  async exchange(code) {
    if (!code.startsWith(codePrefix)) return null;
    return {
      id: 'mock-google-robin',
      email: 'robin.vale@mail.example',
      emailVerified: true,
      firstName: 'Robin',
      lastName: 'Vale',
      picture: '',
    };
  },
};

/** Replaces the provider's script; the mock settings decide how a sign-in ends. */
export const providerScript = `
  window.google = { accounts: { oauth2: {
    initCodeClient: ({ callback, error_callback, state }) => ({
      requestCode: () => {
        const { google = 'success' } = JSON.parse(localStorage.getItem('${mockKeys.settings}') ?? '{}');
        setTimeout(() => {
          if (google === 'closed') error_callback({ type: 'popup_closed' });
          else if (google === 'error') callback({ error: 'access_denied' });
          else if (google === 'no code') callback({});
          else callback({ code: '${codePrefix}' + crypto.randomUUID(), state });
        }, 0);
      },
    }),
  } } };
`;
