import { expect, test } from 'vitest';
import { createWebSecrets } from './webSecrets';

const secrets = createWebSecrets(new Uint8Array(32).fill(1));

test('random secrets are unique and URL-safe', () => {
  const made = new Set(Array.from({ length: 100 }, () => secrets.random()));
  expect(made.size).toBe(100);
  for (const secret of made) expect(secret).toMatch(/^[\w-]{43}$/);
});

test('a derivation depends on the seed and the key only', async () => {
  const other = createWebSecrets(new Uint8Array(32).fill(2));
  expect(await secrets.derive('a')).toBe(await secrets.derive('a'));
  expect(await secrets.derive('a')).not.toBe(await secrets.derive('b'));
  expect(await secrets.derive('a')).not.toBe(await other.derive('a'));
});

test('hash and derivation of a text differ', async () => {
  expect(await secrets.hash('a')).not.toBe(await secrets.derive('a'));
});
