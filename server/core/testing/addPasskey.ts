import type { Client } from './createClient';
import { password } from './createTestApi';
import { createSoftAuthenticator, type SoftAuthenticator } from './softAuthenticator';

/** Has the form of a new credential. */
export const noCredential = {
  id: '',
  rawId: '',
  type: 'public-key',
  response: { clientDataJSON: '', attestationObject: '' },
} as const;

/** The credential of a passkey that a member is about to add. */
export async function newCredential(client: Client, authenticator: SoftAuthenticator) {
  const { options } = await client.ok('startPasskey', { body: { password } });
  return authenticator.create(options);
}

/** Adds a passkey to the account of the client; returns its authenticator. */
export async function addPasskey(client: Client, name = 'Phone') {
  const authenticator = await createSoftAuthenticator();
  const credential = await newCredential(client, authenticator);
  const { passkey } = await client.ok('addPasskey', { body: { name, credential } });
  return { authenticator, passkey };
}

/** The body of a sign-in with the passkey. */
export async function signedBody(client: Client, authenticator: SoftAuthenticator) {
  const { options } = await client.ok('startPasskeySignIn', {});
  return { body: { credential: await authenticator.sign(options) } };
}
