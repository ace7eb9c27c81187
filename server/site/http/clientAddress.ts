import { type IsInNetworks, plainAddress } from '../settings/networks';

type Connection = {
  /** The address of the socket; undefined if it has closed. */
  socket: string | undefined;
  forwardedFor: string | undefined;
};

/**
 * The address of the client. Each proxy adds the address it was called from at the end of
 * `X-Forwarded-For`, so the client is the last one that isn't a trusted proxy; what stands before it
 * was written by the client.
 */
export function clientAddress({ socket, forwardedFor }: Connection, isTrustedProxy: IsInNetworks) {
  if (socket === undefined) return undefined;
  const named = (forwardedFor ?? '').split(',').map((address) => plainAddress(address.trim()));
  const chain = [...named.filter((address) => address !== ''), plainAddress(socket)];
  return chain.findLast((address) => !isTrustedProxy(address)) ?? chain[0];
}
