import type { Secrets } from '../ports';
import { toBase64Url } from './encoding';

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
