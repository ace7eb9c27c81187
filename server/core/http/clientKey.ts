/** The groups of an IPv6 address, with those that `::` leaves out. */
function groupsOf(address: string) {
  const [before = '', after] = address.split('::', 2);
  const first = before === '' ? [] : before.split(':');
  if (after === undefined) return first;
  const last = after === '' ? [] : after.split(':');
  const missing = Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array.from({ length: missing }, () => '0'), ...last];
}

const mappedIpv4 = /^::ffff:([\d.]{7,15})$/i;
const longest = 64;

/**
 * The client in the keys of limits. Of an IPv6 address only the network (64 bits), because one client
 * can use all addresses of its network.
 */
export function clientKey(address = 'unknown') {
  const short = address.slice(0, longest);
  const [, ipv4] = mappedIpv4.exec(short) ?? [];
  if (ipv4 !== undefined) return ipv4;
  if (!short.includes(':')) return short;
  const network = groupsOf(short).slice(0, 4);
  return network.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':');
}
