import { createWebSecrets } from '@server/core/adapters/webSecrets';
import { expect, test } from 'vitest';
import { createNodeSecrets } from './nodeSecrets';

const key = new Uint8Array(32).fill(1);
const secrets = createNodeSecrets(key);

test('derivations and hashes are those of WebCrypto', async () => {
  const ofWeb = createWebSecrets(key);
  for (const text of ['', 'refresh:a', 'ünï ✓ 😀', '\ud800']) {
    expect(await secrets.derive(text)).toBe(await ofWeb.derive(text));
    expect(await secrets.hash(text)).toBe(await ofWeb.hash(text));
  }
});

test('random secrets are unique and URL-safe', () => {
  const made = new Set(Array.from({ length: 100 }, () => secrets.random()));
  expect(made.size).toBe(100);
  for (const secret of made) expect(secret).toMatch(/^[\w-]{43}$/);
});
