import { BlockList, isIP } from 'node:net';

type Range = readonly [network: string, prefix: number];

/** IANA's special-purpose addresses (RFC 6890 and later), with multicast and reserved ones. */
const specialIpv4: readonly Range[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** All public IPv6 addresses are in this range: not mapped and translated IPv4 addresses, local ones and multicast. */
const globalIpv6: readonly Range[] = [['2000::', 3]];

/** Special-purpose addresses in that range. 6to4 addresses (2002::) and Teredo (2001::) contain IPv4 addresses. */
const specialIpv6: readonly Range[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

function listOf(family: 'ipv4' | 'ipv6', ranges: readonly Range[]) {
  const list = new BlockList();
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, family);
  return list;
}

const special = { ipv4: listOf('ipv4', specialIpv4), ipv6: listOf('ipv6', specialIpv6) };
const global = listOf('ipv6', globalIpv6);

/** Whether everybody can reach the IP address: it is not one of this machine, its network or its provider. */
export function isPublicAddress(address: string) {
  const family = isIP(address);
  if (family === 4) return !special.ipv4.check(address, 'ipv4');
  // The text after % names a network interface.
  if (family !== 6 || address.includes('%')) return false;
  return global.check(address, 'ipv6') && !special.ipv6.check(address, 'ipv6');
}
