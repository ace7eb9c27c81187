import type { RequestContext } from '../context';
import { readDevice } from './sessionCookies';

type DeviceContext = Pick<RequestContext, 'ports' | 'cookies'>;

/** Differs between accounts, so that the stored hashes don't tell which accounts share a device. */
export function deviceHash({ ports }: DeviceContext, userId: string, secret: string) {
  return ports.secrets.hash(`device ${userId} ${secret}`);
}

/**
 * The hash of this device if the account has signed in on it, else null. Does the same work for a
 * missing account, so that the response time doesn't reveal it.
 */
export async function knownDevice(context: DeviceContext, userId: string | null) {
  const secret = readDevice(context);
  if (!secret) return null;
  const hash = await deviceHash(context, userId ?? '', secret);
  const { data, clock } = context.ports;
  return (await data.devices.isKnown(hash, clock.now())) ? hash : null;
}
