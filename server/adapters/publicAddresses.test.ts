import { isIP } from 'node:net';
import { array, assert, constantFrom, integer, oneof, property } from 'fast-check';
import { expect, test } from 'vitest';
import { isPublicAddress } from './publicAddresses';

/** First and last address of each range that IANA has reserved, as the registries name them. */
const reserved: readonly (readonly [first: string, last: string])[] = [
  ['0.0.0.0', '0.255.255.255'],
  ['10.0.0.0', '10.255.255.255'],
  ['100.64.0.0', '100.127.255.255'],
  ['127.0.0.0', '127.255.255.255'],
  ['169.254.0.0', '169.254.255.255'],
  ['172.16.0.0', '172.31.255.255'],
  ['192.0.0.0', '192.0.0.255'],
  ['192.0.2.0', '192.0.2.255'],
  ['192.31.196.0', '192.31.196.255'],
  ['192.52.193.0', '192.52.193.255'],
  ['192.88.99.0', '192.88.99.255'],
  ['192.168.0.0', '192.168.255.255'],
  ['192.175.48.0', '192.175.48.255'],
  ['198.18.0.0', '198.19.255.255'],
  ['198.51.100.0', '198.51.100.255'],
  ['203.0.113.0', '203.0.113.255'],
  ['224.0.0.0', '239.255.255.255'],
  ['240.0.0.0', '255.255.255.255'],
];

const toNumber = (address: string) =>
  address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);

const toAddress = (number: number) =>
  [24, 16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) % 256).join('.');

const ranges = reserved.map(([first, last]) => [toNumber(first), toNumber(last)] as const);
const isReserved = (number: number) =>
  ranges.some(([first, last]) => number >= first && number <= last);

const anyIpv4 = integer({ min: 0, max: 2 ** 32 - 1 });
const reservedIpv4 = constantFrom(...ranges).chain(([first, last]) =>
  integer({ min: first, max: last }),
);
/** Addresses at the borders of the ranges, on both sides. */
const borders = ranges.flatMap(([first, last]) => [first - 1, first, last, last + 1]);
const borderIpv4 = constantFrom(...borders.filter((number) => number >= 0 && number < 2 ** 32));

test('an IPv4 address is public if it is in no reserved range', () => {
  assert(
    property(oneof(anyIpv4, reservedIpv4, borderIpv4), (number) => {
      expect(isPublicAddress(toAddress(number))).toBe(!isReserved(number));
    }),
    { numRuns: 2000 },
  );
});

test('every spelling of a reserved address in a link is read as this address', () => {
  assert(
    property(reservedIpv4, (number) => {
      const spellings = [number, `0x${number.toString(16)}`, `0${number.toString(8)}`];
      for (const host of spellings) {
        const { hostname } = new URL(`https://${host}/`);
        expect([hostname, isPublicAddress(hostname)]).toEqual([toAddress(number), false]);
      }
    }),
  );
});

test('no IPv6 address that contains an IPv4 address is public', () => {
  const hex = (number: number) =>
    `${Math.floor(number / 65_536).toString(16)}:${(number % 65_536).toString(16)}`;
  assert(
    property(oneof(anyIpv4, reservedIpv4), (number) => {
      const addresses = [
        `::ffff:${toAddress(number)}`,
        `::ffff:${hex(number)}`,
        `::${hex(number)}`,
        `::ffff:0:${hex(number)}`,
        `64:ff9b::${hex(number)}`,
        `64:ff9b:1::${hex(number)}`,
        `2002:${hex(number)}::1`,
        `2001:0:${hex(number)}::1`,
      ];
      for (const address of addresses) {
        expect([isIP(address), isPublicAddress(address)]).toEqual([6, false]);
      }
    }),
  );
});

const reservedIpv6 = [
  ['::', 128],
  ['::1', 128],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
  ['4000::', 2],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const;

/** The eight groups of an address. */
function groupsOf(address: string) {
  const [before = '', after = ''] = address.split('::');
  const parse = (text: string) => (text === '' ? [] : text.split(':').map((part) => `0x${part}`));
  const missing = 8 - parse(before).length - parse(after).length;
  return [...parse(before), ...Array<string>(missing).fill('0'), ...parse(after)].map(Number);
}

test('no IPv6 address of a reserved range is public', () => {
  const any = array(integer({ min: 0, max: 65_535 }), { minLength: 8, maxLength: 8 });
  assert(
    property(constantFrom(...reservedIpv6), any, ([network, prefix], random) => {
      const groups = groupsOf(network).map((group, at) => {
        const free = 2 ** Math.min(16, Math.max(0, 16 * (at + 1) - prefix));
        return group + ((random[at] ?? 0) % free);
      });
      const address = groups.map((group) => group.toString(16)).join(':');
      expect([isIP(address), isPublicAddress(address)]).toEqual([6, false]);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2001:200::1',
  '2a00:1450:4001::1',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each(['', 'localhost', '8.8.8', '[2606:4700::1]', 'fe80::1%eth0', '2606:4700::1%1'])(
  '%s is no public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(false);
  },
);
