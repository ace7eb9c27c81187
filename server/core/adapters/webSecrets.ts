import type { Secrets } from '../ports';

/** Encodes bytes as base64url. */
export function toBase64Url(bytes: Uint8Array) {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Decodes base64url; null if it is invalid. */
export function fromBase64Url(text: string) {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** Secrets with WebCrypto: random ones, and HMAC derivations with `key`. */
export function createWebSecrets(key: Uint8Array<ArrayBuffer>): Secrets {
  const how = { name: 'HMAC', hash: 'SHA-256' };
  const imported = crypto.subtle.importKey('raw', key, how, false, ['sign']);
  const sign = async (text: string) => {
    const bytes = new TextEncoder().encode(text);
    return toBase64Url(new Uint8Array(await crypto.subtle.sign('HMAC', await imported, bytes)));
  };
  return {
    random: () => toBase64Url(crypto.getRandomValues(new Uint8Array(32))),
    derive: (seed) => sign(`derive:${seed}`),
    hash: (secret) => sign(`hash:${secret}`),
  };
}
