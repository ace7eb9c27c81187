import { fromBase64Url, toBase64Url } from '@server/core/adapters/webSecrets';
import { createSoftAuthenticator } from '@server/core/testing/softAuthenticator';
import { onTestFinished, vi } from 'vitest';

const bytesOf = (text: string) => (fromBase64Url(text) ?? new Uint8Array(0)).buffer;
const textOf = (bytes: ArrayBuffer) => toBase64Url(new Uint8Array(bytes));

type Creation = {
  publicKey: { challenge: ArrayBuffer; rp: { id: string }; user: { id: ArrayBuffer } };
};
type Request = { publicKey: { challenge: ArrayBuffer; rpId: string } };

/** The browser knows passkeys, and has an authenticator. While `isClosed`, its question is closed without an answer. */
export async function plugInAuthenticator(origin: string) {
  const authenticator = await createSoftAuthenticator({ origin });
  const device = { isClosed: false };
  const whole = <Response>(response: Response) => ({
    id: authenticator.id,
    rawId: bytesOf(authenticator.id),
    type: 'public-key',
    getClientExtensionResults: () => ({}),
    response,
  });

  function ask() {
    if (device.isClosed) throw new DOMException('It was closed.', 'NotAllowedError');
  }

  const credentials = {
    async create({ publicKey: { challenge, rp, user } }: Creation) {
      ask();
      const { response } = await authenticator.create({
        challenge: textOf(challenge),
        rp,
        user: { id: textOf(user.id) },
      });
      return whole({
        clientDataJSON: bytesOf(response.clientDataJSON),
        attestationObject: bytesOf(response.attestationObject),
        getTransports: () => ['internal'],
      });
    },
    async get({ publicKey: { challenge, rpId } }: Request) {
      ask();
      const { response } = await authenticator.sign({ challenge: textOf(challenge), rpId });
      return whole({
        clientDataJSON: bytesOf(response.clientDataJSON),
        authenticatorData: bytesOf(response.authenticatorData),
        signature: bytesOf(response.signature),
        userHandle: bytesOf(response.userHandle ?? ''),
      });
    },
  };
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'credentials');
  });
  return device;
}
