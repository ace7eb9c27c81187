import { devices } from '@contract/rates';
import type { RequestContext } from '../context';
import { readDevice, writeDevice } from './sessionCookies';

type DeviceContext = Pick<RequestContext, 'ports' | 'cookies'>;

/** Differs between accounts, so that the stored hashes don't tell which accounts share a device. */
function hashOf({ ports }: DeviceContext, userId: string, secret: string) {
  return ports.secrets.hash(`device ${userId} ${secret}`);
}

/** Remembers that the account has signed in on this device. */
export async function rememberDevice(context: DeviceContext, userId: string) {
  const { ports } = context;
  const secret = readDevice(context) ?? ports.secrets.random();
  writeDevice(context, secret);
  const now = ports.clock.now();
  const hash = await hashOf(context, userId, secret);
  const device = { hash, userId, seenAt: now, expiresAt: now + devices.lifetime };
  await ports.data.devices.remember(device, devices.most);
}

/**
 * The hash of this device if the account has signed in on it, else null. Does the same work for a
 * missing account, so that the response time doesn't reveal it.
 */
export async function knownDevice(context: DeviceContext, userId: string | null) {
  const secret = readDevice(context);
  if (!secret) return null;
  const hash = await hashOf(context, userId ?? '', secret);
  const { data, clock } = context.ports;
  return (await data.devices.isKnown(hash, clock.now())) ? hash : null;
}
