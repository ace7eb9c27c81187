import { createHmac, randomBytes } from 'node:crypto';
import type { Secrets } from '@server/core/ports';

/**
 * Secrets like those of WebCrypto. That derives in a thread of the pool, so requests would wait for the passwords and
 * files for which the pool works.
 */
export function createNodeSecrets(key: Uint8Array): Secrets {
  const sign = async (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    random: () => randomBytes(32).toString('base64url'),
    derive: (seed) => sign(`derive:${seed}`),
    hash: (secret) => sign(`hash:${secret}`),
  };
}
