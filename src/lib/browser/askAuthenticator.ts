import { passkeyTexts } from '@contract/texts/passkeyTexts';
import type * as Library from '@simplewebauthn/browser';
import { apiError } from '../apiError';

/** What the names of the browser's errors mean. A device without a passkey is not told from a closed question. */
const reasons: Readonly<Record<string, string>> = {
  NotAllowedError: passkeyTexts.cancelled,
  AbortError: passkeyTexts.cancelled,
  InvalidStateError: passkeyTexts.onDevice,
};

/** Lets the browser ask for a passkey, with the library that is loaded for it; rejects with an `ApiError`. */
export async function askAuthenticator<Answer>(ask: (library: typeof Library) => Promise<Answer>) {
  try {
    return await ask(await import('@simplewebauthn/browser'));
  } catch (thrown) {
    const name = thrown instanceof Error ? thrown.name : '';
    throw apiError('gate', { message: reasons[name] ?? passkeyTexts.notPossible });
  }
}
