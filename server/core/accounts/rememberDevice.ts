import { devices, newDeviceEmails } from '@contract/rates';
import type { Outgoing, UserRow } from '@server/data/rows/rows';
import type { RequestContext } from '../context';
import { newDeviceOf } from '../emails/newEmail';
import { describeDevice } from '../sessions/describeDevice';
import { deviceHash } from '../sessions/devices';
import { readDevice, writeDevice } from '../sessions/sessionCookies';

type SignInContext = Pick<RequestContext, 'ports' | 'cookies' | 'userAgent'>;

/**
 * The e-mail about a sign-in on this device, if it is not known. Only verified addresses get it, and a limited number:
 * the first ones already have a link that ends the access of who signs in so often.
 */
async function warningAbout(
  { ports, userAgent }: SignInContext,
  user: UserRow,
  hash: string,
): Promise<Outgoing | undefined> {
  const { data, clock, limits } = ports;
  if (!user.isVerified || (await data.devices.isKnown(hash, clock.now()))) return undefined;
  const { allowed } = await limits.take(`new devices of ${user.id}`, newDeviceEmails);
  return allowed ? newDeviceOf(ports, user, describeDevice(userAgent)) : undefined;
}

export type DeviceOptions = {
  /** The account was just created here, so nobody has to be told. */
  isNewAccount?: boolean | undefined;
};

/** Remembers that the account has signed in on this device; its owner is told by e-mail if it is new. */
export async function rememberDevice(
  context: SignInContext,
  user: UserRow,
  { isNewAccount = false }: DeviceOptions = {},
) {
  const { ports } = context;
  const { id: userId } = user;
  const secret = readDevice(context) ?? ports.secrets.random();
  writeDevice(context, secret);
  const now = ports.clock.now();
  const hash = await deviceHash(context, userId, secret);
  const device = { hash, userId, seenAt: now, expiresAt: now + devices.lifetime };
  const warning = isNewAccount ? undefined : await warningAbout(context, user, hash);
  const isNew = await ports.data.devices.remember(device, devices.most, warning);
  if (isNew && warning) ports.wakeEmails();
}
