import { expect, test } from 'vitest';
import { parseNetworks } from '../settings/networks';
import { clientAddress } from './clientAddress';

const isTrusted = parseNetworks(['10.0.0.0/8', '::1']) ?? (() => false);

test.each([
  ['no proxy', '192.0.2.1', undefined, '192.0.2.1'],
  ['a client that writes the header itself', '192.0.2.1', '203.0.113.9', '192.0.2.1'],
  ['a trusted proxy', '10.0.0.1', '192.0.2.1', '192.0.2.1'],
  ['a proxy reached over IPv6', '::1', '192.0.2.1', '192.0.2.1'],
  ['a mapped address', '::ffff:10.0.0.1', '::ffff:192.0.2.1', '192.0.2.1'],
  ['two trusted proxies', '10.0.0.1', '192.0.2.1, 10.0.0.2', '192.0.2.1'],
  ['a client that names others before itself', '10.0.0.1', '203.0.113.9, 192.0.2.1', '192.0.2.1'],
  ['a foreign proxy before ours', '10.0.0.1', '192.0.2.1, 198.51.100.4', '198.51.100.4'],
  ['a trusted proxy that calls for itself', '10.0.0.1', undefined, '10.0.0.1'],
  ['only trusted addresses', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
  ['an empty header', '10.0.0.1', ' , ', '10.0.0.1'],
])('%s: the client is found', (...[, socket, forwardedFor, client]) => {
  expect(clientAddress({ socket, forwardedFor }, isTrusted)).toBe(client);
});

test('a closed connection has no address', () => {
  expect(clientAddress({ socket: undefined, forwardedFor: '192.0.2.1' }, isTrusted)).toBe(
    undefined,
  );
});
