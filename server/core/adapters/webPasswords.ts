import type { Passwords } from '../ports';
import { fromBase64Url, toBase64Url } from './webSecrets';

type Parameters = { iterations: number; salt: Uint8Array<ArrayBuffer> };
type Stored = Parameters & { derived: Uint8Array };

const scheme = 'pbkdf2-sha256';

async function derive(password: string, { iterations, salt }: Parameters) {
  const bytes = new TextEncoder().encode(password);
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, 256));
}

function parseStored(text: string): Stored | null {
  const [name, iterations, salt, derived] = text.split('$');
  if (name !== scheme || !iterations || !/^[1-9]\d{0,8}$/.test(iterations)) return null;
  const saltBytes = fromBase64Url(salt ?? '');
  const derivedBytes = fromBase64Url(derived ?? '');
  if (!saltBytes || derivedBytes?.byteLength !== 32) return null;
  return { iterations: Number(iterations), salt: saltBytes, derived: derivedBytes };
}

function isSame(one: Uint8Array, other: Uint8Array) {
  const difference = one.reduce((sum, byte, at) => sum | (byte ^ (other[at] ?? 256)), 0);
  return difference === 0 && one.byteLength === other.byteLength;
}

/**
 * PBKDF2 with WebCrypto. The hash contains its parameters, so that `iterations` can be raised
 * later.
 */
export function createWebPasswords({ iterations }: { iterations: number }): Passwords {
  // Used for missing accounts, so that an attempt takes the same time.
  const unknown: Stored = { iterations, salt: new Uint8Array(16), derived: new Uint8Array(32) };
  return {
    async hash(password) {
      const salt = crypto.getRandomValues(new Uint8Array(16));
      const derived = await derive(password, { iterations, salt });
      return [scheme, iterations, toBase64Url(salt), toBase64Url(derived)].join('$');
    },
    async verify(password, hash) {
      const stored = hash === null ? null : parseStored(hash);
      const { derived, ...parameters } = stored ?? unknown;
      const given = await derive(password, parameters);
      return stored !== null && isSame(given, derived);
    },
    needsRehash: (hash) => (parseStored(hash)?.iterations ?? 0) < iterations,
  };
}
