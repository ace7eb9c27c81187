import { expect, test } from 'vitest';
import { createWebSecrets } from './webSecrets';

const secrets = createWebSecrets(new Uint8Array(32).fill(1));

test('random secrets differ and fit a cookie and a URL', () => {
  const made = new Set(Array.from({ length: 100 }, () => secrets.random()));
  expect(made.size).toBe(100);
  for (const secret of made) expect(secret).toMatch(/^[\w-]{43}$/);
});

test('a derivation is the same for a seed, and another without the key', async () => {
  const other = createWebSecrets(new Uint8Array(32).fill(2));
  expect(await secrets.derive('a')).toBe(await secrets.derive('a'));
  expect(await secrets.derive('a')).not.toBe(await secrets.derive('b'));
  expect(await secrets.derive('a')).not.toBe(await other.derive('a'));
});

test('a hash of a text is not its derivation', async () => {
  expect(await secrets.hash('a')).not.toBe(await secrets.derive('a'));
});
