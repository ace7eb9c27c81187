import { BlockList, isIP } from 'node:net';

/** Returns true if an address is in one of the networks. */
export type IsInNetworks = (address: string) => boolean;

const mapped = /^::ffff:(?=[\d.]+$)/i;

/** An IPv4 address in its usual form, also if the socket reports it as an IPv6 address. */
export const plainAddress = (address: string) => address.replace(mapped, '');

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function addTo(list: BlockList, network: string) {
  const [address = '', bits, ...rest] = network.split('/');
  if (isIP(address) === 0 || rest.length > 0) return false;
  if (bits === undefined) list.addAddress(address, familyOf(address));
  else if (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 6 ? 128 : 32)) {
    list.addSubnet(address, Number(bits), familyOf(address));
  } else return false;
  return true;
}

/** Parses addresses and networks such as `10.0.0.0/8`; null if one of them is neither. */
export function parseNetworks(networks: readonly string[]): IsInNetworks | null {
  const list = new BlockList();
  if (!networks.every((network) => addTo(list, network))) return null;
  return (address) => {
    const plain = plainAddress(address);
    return isIP(plain) !== 0 && list.check(plain, familyOf(plain));
  };
}

const loopback = parseNetworks(['127.0.0.0/8', '::1']);

/** Whether only this machine can reach a host. */
export function isLoopback(host: string) {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || loopback?.(name) === true;
}
