import type { CreatedCredential, SignedCredential } from '@contract/passkeys/passkeyEntities';
import type { PasskeyRow, UserRow } from '@server/data/rows/rows';
import { fromBase64Url, toBase64Url } from '../adapters/webSecrets';
import type { Settings } from '../ports';

/** EdDSA, ES256 and RS256, as COSE numbers them: all authenticators have one of these. */
export const algorithms = [-8, -7, -257];

type Site = Pick<Settings, 'siteUrl'>;

/** The domain that the passkeys belong to. */
export const rpIdOf = ({ siteUrl }: Site) => new URL(siteUrl).hostname;

/** How authenticators name the account. It is no name of the member's. */
export const userHandleOf = ({ id }: Pick<UserRow, 'id'>) =>
  toBase64Url(new TextEncoder().encode(id));

const expectedOf = (settings: Site, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: new URL(settings.siteUrl).origin,
  expectedRPID: rpIdOf(settings),
  requireUserVerification: true,
});

// Loaded when somebody uses a passkey: its readers of certificates are large.
const loadLibrary = () => import('@simplewebauthn/server');

/**
 * The key of a credential that the browser has created; null if it doesn't answer the challenge on this site, or its
 * owner was not verified. The library throws for each of these.
 */
export async function readCreated(
  settings: Site,
  challenge: string,
  { response, ...credential }: CreatedCredential,
) {
  const { verifyRegistrationResponse } = await loadLibrary();
  const checked = await verifyRegistrationResponse({
    ...expectedOf(settings, challenge),
    supportedAlgorithmIDs: algorithms,
    response: { ...credential, response, clientExtensionResults: {} },
  }).catch(() => null);
  if (!checked?.verified) return null;
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: toBase64Url(publicKey),
    counter,
    transports: response.transports,
  };
}

type Signed = { challenge: string; credential: SignedCredential };

/**
 * How often the passkey was used, if the credential is its signature of the challenge on this site; else null. A number
 * of uses that has not grown is refused, too.
 */
export async function checkSigned(
  settings: Site,
  { credentialId: id, publicKey, counter, userId }: PasskeyRow,
  { challenge, credential }: Signed,
) {
  const { userHandle, ...response } = credential.response;
  const key = fromBase64Url(publicKey);
  if (key === null || (userHandle !== '' && userHandle !== userHandleOf({ id: userId })))
    return null;
  const { verifyAuthenticationResponse } = await loadLibrary();
  const checked = await verifyAuthenticationResponse({
    ...expectedOf(settings, challenge),
    credential: { id, publicKey: key, counter },
    response: { ...credential, response, clientExtensionResults: {} },
  }).catch(() => null);
  return checked?.verified ? checked.authenticationInfo.newCounter : null;
}
