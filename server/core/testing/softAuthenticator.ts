import type {
  CreatedCredential,
  CreationOptions,
  RequestOptions,
  SignedCredential,
} from '@contract/passkeys/passkeyEntities';
import { toBase64Url } from '../adapters/webSecrets';

/** What it uses of what a browser gets. */
type Creation = Pick<CreationOptions, 'challenge'> & { rp: { id: string }; user: { id: string } };

type Bytes = Uint8Array<ArrayBuffer>;
type Cbor = number | string | Bytes | Map<number | string, Cbor>;

const join = (...parts: readonly (Uint8Array | readonly number[])[]): Bytes =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

const textBytes = (text: string) => new TextEncoder().encode(text);

/** The major type of CBOR with a length or number below 65,536. */
function head(type: number, value: number) {
  const start = type << 5;
  if (value < 24) return [start | value];
  return value < 256 ? [start | 24, value] : [start | 25, value >> 8, value & 255];
}

function encode(value: Cbor): Bytes {
  if (typeof value === 'number') return join(value < 0 ? head(1, -1 - value) : head(0, value));
  if (typeof value === 'string') return join(head(3, textBytes(value).length), textBytes(value));
  if (value instanceof Uint8Array) return join(head(2, value.length), value);
  const entries = [...value].flatMap(([key, item]) => [encode(key), encode(item)]);
  return join(head(5, value.size), ...entries);
}

const sha256 = async (bytes: Bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

const flags = { present: 0x01, verified: 0x04, withKey: 0x40 } as const;

export type AuthenticatorOptions = {
  /** The page that the browser shows. */
  origin?: string;
  /** Whether it asks for a finger or a PIN. */
  isVerifying?: boolean;
  /** Whether it counts how often it is used. */
  isCounting?: boolean;
};

/** One key, as an authenticator and a browser answer for it. Its number of uses can be set back. */
export async function createSoftAuthenticator({
  origin = 'https://commonplace.test',
  isVerifying = true,
  isCounting = true,
}: AuthenticatorOptions = {}) {
  const keys = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  if (!('privateKey' in keys)) throw new Error('There is no key pair.');
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey));
  const id = crypto.getRandomValues(new Uint8Array(16));
  const credential = { id: toBase64Url(id), rawId: toBase64Url(id), type: 'public-key' } as const;
  const state = { uses: 0, userHandle: '' };

  const clientData = (type: string, challenge: string) =>
    textBytes(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  async function authenticatorData(rpId: string, rest: Bytes) {
    if (isCounting) state.uses += 1;
    const bits =
      flags.present | (isVerifying ? flags.verified : 0) | (rest.length > 0 ? flags.withKey : 0);
    const { uses } = state;
    const counter = [uses >>> 24, (uses >> 16) & 255, (uses >> 8) & 255, uses & 255];
    return join(await sha256(textBytes(rpId)), [bits], counter, rest);
  }

  return {
    id: credential.id,
    state,
    async create({ challenge, rp, user }: Creation): Promise<CreatedCredential> {
      state.userHandle = user.id;
      const key = new Map<number, Cbor>([
        [1, 1],
        [3, -8],
        [-1, 6],
        [-2, point],
      ]);
      const withKey = join(new Uint8Array(16), [0, id.length], id, encode(key));
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', await authenticatorData(rp.id, withKey)],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: toBase64Url(clientData('webauthn.create', challenge)),
          attestationObject: toBase64Url(encode(attestation)),
          transports: ['internal'],
        },
      };
    },
    async sign({
      challenge,
      rpId,
    }: Pick<RequestOptions, 'challenge' | 'rpId'>): Promise<SignedCredential> {
      const data = await authenticatorData(rpId, new Uint8Array(0));
      const client = clientData('webauthn.get', challenge);
      const signed = join(data, await sha256(client));
      const signature = await crypto.subtle.sign('Ed25519', keys.privateKey, signed);
      return {
        ...credential,
        response: {
          clientDataJSON: toBase64Url(client),
          authenticatorData: toBase64Url(data),
          signature: toBase64Url(new Uint8Array(signature)),
          userHandle: state.userHandle,
        },
      };
    },
  };
}

export type SoftAuthenticator = Awaited<ReturnType<typeof createSoftAuthenticator>>;
